/** Runs the shell with a different layout: SLOTS slots, each with its own fragment. Everything else is unchanged. */
import { runService } from '@forecourt/service';
import { readConfig } from '@forecourt/shell/src/server/config';
import { startShell } from '@forecourt/shell/src/server/start';
import { measuredLayout } from '../programs/measured';
import { slotsOf } from './remotes';

const { SLOTS = '1', SHELL_DIST = '' } = process.env;
Object.assign(measuredLayout, { slots: slotsOf(Number(SLOTS)) });

runService('shell', (log) => startShell(readConfig(process.env), SHELL_DIST, log));
