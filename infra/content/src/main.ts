import { runService } from '@forecourt/service';
import { readConfig } from './config';
import { startContent } from './server/start';

runService('content', (logger) => startContent(readConfig(process.env), logger));
