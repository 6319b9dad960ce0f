/** Serves the fixed answers in a separate process, so that they take no CPU time from the load generator. */
import { readFileSync } from 'node:fs';
import type { Answers } from './record';
import { serveAnswers } from './serve';

const { PORT = '0', ANSWERS = '' } = process.env;
await serveAnswers(JSON.parse(readFileSync(ANSWERS, 'utf8')) as Answers, { port: Number(PORT) });
process.on('SIGTERM', () => process.exit(0));
