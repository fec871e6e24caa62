/**
 * The thread that checks the content of a build and gives advice on it. Posts
 * two texts: the problems, then the advice; each is empty when there is none.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { checkContent, type Circumstances } from '../check/check-content.ts';
import { readContentFiles } from '../check/read/content-files.ts';
import { printProblems } from '../check/problem.ts';
import { giveAdvice } from './give-advice.ts';
import { printAdvice } from './print-advice.ts';

const now = workerData as Circumstances;
const files = await readContentFiles();
const problems = await checkContent(files, now);
parentPort?.postMessage(problems.length === 0 ? '' : printProblems(problems));
parentPort?.postMessage(problems.length === 0 ? printAdvice(await giveAdvice(files, now)) : '');
