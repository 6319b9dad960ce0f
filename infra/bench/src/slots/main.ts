/** The shell with another layout: as many slots as SLOTS says, each filled by a fragment of its own. Everything else is the shell. */
import { runService } from '@forecourt/service';
import { readConfig } from '@forecourt/shell/src/server/config';
import { startShell } from '@forecourt/shell/src/server/start';
import { measuredLayout } from '../programs/measured';
import { slotsOf } from './remotes';

const { SLOTS = '1', SHELL_DIST = '' } = process.env;
Object.assign(measuredLayout, { slots: slotsOf(Number(SLOTS)) });

runService('shell', (log) => startShell(readConfig(process.env), SHELL_DIST, log));
