import { fileURLToPath } from 'node:url';
import { runService } from '@forecourt/service';
import { readConfig } from './config';
import { startShell } from './start';

const here = fileURLToPath(new URL('.', import.meta.url));
runService('shell', (log) => startShell(readConfig(process.env), here, log));
