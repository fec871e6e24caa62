/** `npm run check:content`: tells every problem of the content without building; exits 1 when there is one. */
import { giveAdvice } from '../advice/give-advice.ts';
import { printAdvice } from '../advice/print-advice.ts';
import { checkContent } from './check-content.ts';
import { readContentFiles } from './read/content-files.ts';
import { printProblems } from './problem.ts';
import { checkContext } from './check-context.ts';

const files = await readContentFiles();
const problems = await checkContent(files, checkContext({ showsAll: false }));
if (problems.length === 0) {
  const advice = printAdvice(await giveAdvice(files, checkContext({ showsAll: false })));
  if (advice !== '') console.log(`${advice}\n`);
  console.log(`The content is in order: ${files.content.size} files checked.`);
} else {
  console.error(printProblems(problems));
  process.exitCode = 1;
}
