import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runService } from '@forecourt/service';
import { readConfig } from './config';
import { startRegistry } from './server/start';

runService('registry', async (logger) => {
  // The gate's programs are built into the folder of this one.
  const config = readConfig(process.env, process.cwd(), dirname(fileURLToPath(import.meta.url)));
  logger.info({ folder: config.folder }, 'the registry opens its folder');
  return startRegistry(config, logger);
});
