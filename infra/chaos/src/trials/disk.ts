import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { hostileFiles } from '../site/remote-files';
import type { Bounds, Trial } from '../trial';
import { fine } from './composition/rows';

const bounds: Bounds = { worstMs: 1000, healsWithinMs: 2000 };
/** During a restart of the shell there are no pages. */
const restarted: Bounds = { mayLose: true, worstMs: 15_000, healsWithinMs: 12_000 };
const remote = { remote: 'mfe-account', fragments: { 'save-search': fine, 'sign-in': fine } };

/** Full disks and lost files. */
export const diskTrials: readonly Trial[] = [
  {
    name: 'the disk of the shell takes nothing while a version goes live',
    ...{ room: 'shell', severity: 'high', bounds },
    remedy: 'files that cannot be stored are served all the same',
    attack: {
      kind: 'misuse',
      async does({ programs: { shell }, registry }, { brand, freshVersion, haveSeen, requests }) {
        const version = freshVersion();
        await registry.publish(hostileFiles(remote, version));
        shell.limitDisk({ hasDisk: false });
        await registry.promote(brand, remote.remote, version);
        await haveSeen(requests);
        await registry.rollBack(brand, remote.remote, false);
        await haveSeen(4);
        shell.limitDisk({ hasDisk: true });
        return [];
      },
    },
  },
  {
    name: 'the disk of the shell takes nothing while it starts',
    ...{ room: 'shell', severity: 'high', bounds: restarted },
    remedy: 'files that cannot be stored are served all the same',
    attack: {
      kind: 'misuse',
      async does({ programs: { shell }, folder }) {
        await shell.end('SIGKILL');
        await rm(join(folder, 'shell'), { recursive: true });
        await shell.start({ hasDisk: false });
        const isReady = await eventually(async () => (await fetch(`${shell.url}/healthz`)).ok);
        shell.limitDisk({ hasDisk: true });
        return isReady ? [] : ['it was not ready while the disk was full'];
      },
    },
  },
  {
    name: 'the registry starts again with no data',
    ...{ room: 'registry', severity: 'medium', bounds },
    remedy: 'a plan that would take everything away is not adopted',
    attack: {
      kind: 'misuse',
      async does({ programs: { registry }, folder }, { haveSeen, requests }) {
        const [own, kept] = [join(folder, 'registry'), join(folder, 'registry-kept')];
        await registry.end('SIGKILL');
        await rename(own, kept);
        await registry.start();
        await haveSeen(requests);
        await registry.end('SIGKILL');
        await rm(own, { recursive: true });
        await rename(kept, own);
        await registry.start();
        return [];
      },
    },
  },
];
