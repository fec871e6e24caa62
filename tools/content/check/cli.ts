/** `npm run check:content`: tells every problem of the content without building; exits 1 when there is one. */
import { giveAdvice } from '../advice/give-advice.ts';
import { printAdvice } from '../advice/print-advice.ts';
import { checkContent } from './check-content.ts';
import { checkContext } from './check-context.ts';
import { printProblems } from './problem.ts';
import { readContentFiles } from './read/content-files.ts';

async function check(): Promise<void> {
  // First, because wrong settings make everything else wrong.
  const context = checkContext({ showsAll: false });
  const files = await readContentFiles();
  const problems = await checkContent(files, context);
  if (problems.length > 0) throw new Error(printProblems(problems));
  const advice = printAdvice(await giveAdvice(files, context));
  if (advice !== '') console.log(`${advice}\n`);
  console.log(`The content is in order: ${files.content.size} files checked.`);
}

try {
  await check();
} catch (error) {
  // The text alone: where in the code it was thrown says nothing to an editor.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
