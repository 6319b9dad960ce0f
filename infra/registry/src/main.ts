import { runService } from '@forecourt/service';
import { readConfig } from './config';
import { startRegistry } from './server/start';

runService('registry', async (logger) => {
  const config = readConfig(process.env, process.cwd());
  logger.info({ folder: config.folder }, 'the registry opens its folder');
  return startRegistry(config, logger);
});
