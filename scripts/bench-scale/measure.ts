import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a command took: seconds of wall time, bytes of memory at the peak. */
export interface Cost {
  seconds: number;
  memory: number;
}

/** Notes the peak of its own process when it ends. */
const noteMemory = `data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS * 1024)));`,
)}`;

/**
 * Runs a Node program to its end and measures it.
 * @throws with the end of its output when it fails or takes longer than `limit` seconds
 */
export async function measured(
  args: readonly string[],
  { cwd, limit, env = {} }: { cwd: string; limit: number; env?: Record<string, string> },
): Promise<Cost> {
  const peakFile = join(cwd, 'peak-memory');
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', noteMemory, ...args], {
    cwd,
    env: { ...process.env, ...env, PEAK_FILE: peakFile },
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
  return { seconds, memory: Number(readFileSync(peakFile, 'utf8')) };
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
