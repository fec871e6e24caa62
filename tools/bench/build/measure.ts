import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a command took: seconds of wall time and of all processors, bytes of memory at the peak. */
export interface Cost {
  seconds: number;
  processor: number;
  memory: number;
}

/** Notes what its own process used when it ends. */
const noteUse = `data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(process.env.USE_FILE, JSON.stringify(process.resourceUsage())));`,
)}`;

/**
 * Runs a Node program to its end and measures it.
 * @throws with the end of its output when it fails or takes longer than `limit` seconds
 */
export async function measured(
  args: readonly string[],
  { cwd, limit, env = {} }: { cwd: string; limit: number; env?: Record<string, string> },
): Promise<Cost> {
  const useFile = join(cwd, 'resource-usage.json');
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', noteUse, ...args], {
    cwd,
    env: { ...process.env, ...env, USE_FILE: useFile },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit * 1000,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-5000);
    });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0)
    throw new Error(`${output}\nFailed or took over ${limit} s: ${args.join(' ')} in ${cwd}`);
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(
    readFileSync(useFile, 'utf8'),
  ) as NodeJS.ResourceUsage;
  return { seconds, processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 };
}

/** Bytes of all files in a folder. */
export async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((total, size) => total + size, 0);
}
