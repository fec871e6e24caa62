/** `npm run check:content`: prints every problem in the content, without a build; exits with 1 if there is one. */
import { giveAdvice, printAdvice } from '../advice/give-advice.ts';
import { checkContent } from './check-content.ts';
import { checkContext } from './check-context.ts';
import { printProblems } from './problem.ts';
import { readContentAndPictures } from './read/content-files.ts';

async function check(): Promise<void> {
  // First, because with wrong settings everything else is wrong too.
  const context = checkContext({ showsAll: false });
  const files = await readContentAndPictures();
  const problems = await checkContent(files, context);
  if (problems.length > 0) throw new Error(printProblems(problems));
  const advice = printAdvice(await giveAdvice(files, context));
  if (advice !== '') console.log(`${advice}\n`);
  console.log(`No problems found in ${files.content.size} content files.`);
}

try {
  await check();
} catch (error) {
  // No stack trace: it means nothing to an editor.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
