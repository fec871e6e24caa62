/** `npm run check:content`: tells every problem of the content without building; exits 1 when there is one. */
import { giveAdvice } from '../../src/integrations/content-advice/give-advice.ts';
import { printAdvice } from '../../src/integrations/content-advice/print-advice.ts';
import { checkContent } from '../../src/integrations/content-check/check-content.ts';
import { readContentFiles } from '../../src/integrations/content-check/content-files.ts';
import { printProblems } from '../../src/integrations/content-check/problem.ts';
import { circumstances } from '../../src/integrations/content-check/circumstances.ts';

const files = await readContentFiles();
const problems = await checkContent(files, circumstances({ showsAll: false }));
if (problems.length === 0) {
  const advice = printAdvice(await giveAdvice(files, circumstances({ showsAll: false })));
  if (advice !== '') console.log(`${advice}\n`);
  console.log(`The content is in order: ${files.content.size} files checked.`);
} else {
  console.error(printProblems(problems));
  process.exitCode = 1;
}
