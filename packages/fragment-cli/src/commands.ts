import { audit } from './commands/audit';
import { create } from './commands/create';
import { dev } from './commands/dev';
import { list } from './commands/list';
import { promote } from './commands/promote';
import { publish } from './commands/publish';
import { rollback } from './commands/rollback';
import { stopCanary } from './commands/stop-canary';
import type { Row } from './row';

/** Every command by its name, in the order of the help. */
export const commands: Readonly<Record<string, Row<unknown>>> = {
  list,
  publish,
  promote,
  'stop-canary': stopCanary,
  rollback,
  audit,
  create,
  dev,
};
