/** The thread that removes a folder, named by its input, and says so when it is gone. */
import { rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

rmSync(workerData as string, { recursive: true, force: true, maxRetries: 3 });
parentPort?.postMessage('gone');
