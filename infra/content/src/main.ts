import { fileURLToPath } from 'node:url';
import { runService } from '@forecourt/service';
import { readConfig } from './config';
import { startContent } from './server/start';

/** From `dist`, where this program is. */
const shipped = fileURLToPath(new URL('../data/editorial', import.meta.url));

runService('content', (logger) => startContent(readConfig(process.env, shipped), logger));
