import { approve } from './commands/approve';
import { audit } from './commands/audit';
import { brand } from './commands/brand';
import { check } from './commands/check';
import { consoleLink } from './commands/console';
import { create } from './commands/create';
import { dev } from './commands/dev';
import { diff } from './commands/diff';
import { errors } from './commands/errors';
import { flags } from './commands/flags';
import { gallery } from './commands/gallery';
import { layout } from './commands/layout';
import { list } from './commands/list';
import { place } from './commands/place';
import { preview } from './commands/preview';
import { promote } from './commands/promote';
import { publish } from './commands/publish';
import { record } from './commands/record';
import { rollback } from './commands/rollback';
import { status } from './commands/status';
import { stopCanary } from './commands/stop-canary';
import { token } from './commands/token';
import { types } from './commands/types';
import { unplace } from './commands/unplace';
import { which } from './commands/which';
import type { Row } from './row';

/** Every command by its name, in the order of the help. */
export const commands: Readonly<Record<string, Row<unknown>>> = {
  list,
  status,
  errors,
  diff,
  publish,
  check,
  gallery,
  preview,
  approve,
  promote,
  'stop-canary': stopCanary,
  rollback,
  place,
  unplace,
  layout,
  flags,
  brand,
  token,
  audit,
  console: consoleLink,
  which,
  types,
  create,
  dev,
  record,
};
