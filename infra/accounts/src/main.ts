import { runService } from '@forecourt/service';
import { readConfig } from './config';
import { startAccounts } from './server/start';

runService('accounts', (logger) => startAccounts(readConfig(process.env), logger));
