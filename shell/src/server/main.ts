import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { startShell } from './start';

const here = fileURLToPath(new URL('.', import.meta.url));
const shell = await startShell(readConfig(process.env), here);
console.log(`Forecourt's shell listens on ${shell.url}`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void shell.stop().then(() => process.exit(0));
  });
}
