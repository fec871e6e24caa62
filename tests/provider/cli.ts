/**
 * Runs the stand-in provider by itself, from the start with faults if wanted:
 * npx node tests/provider/cli.ts --port 4322 --faults '{"/widget/form/main": {"slow": 3000}}'
 */
import { parseArgs } from 'node:util';
import { parseFaults } from './faults.ts';
import { startProvider } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4322' },
    faults: { type: 'string', default: '{}' },
  },
});

const provider = await startProvider({
  port: Number(values.port),
  faults: parseFaults(values.faults),
});
console.log(`Stand-in provider: http://localhost:${provider.port}  (stop with Ctrl+C)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void provider.close());
}
