/** The stage in the gate's own browser, which has no layout and no network. Only text passes between the two. */
import './platform';
import type { BrowserFiles } from './messages';
import { filesUrl, serveScripts } from './scripts';
import { type Shown, stage } from './stage';

const gate = {
  /** Returns the faults of the version's container, as JSON. */
  async load(job: string): Promise<string> {
    const files = JSON.parse(job) as BrowserFiles;
    const thrown: string[] = [];
    serveScripts(files.texts, (what) => void thrown.push(what));
    const wrong = await stage.load(files, filesUrl);
    return JSON.stringify([...thrown, ...wrong]);
  },
  /** Returns the names of shared objects that the version has changed, as JSON. */
  patched: (): string => JSON.stringify(stage.patched()),
  /** Returns the faults as JSON. */
  show: async (job: string): Promise<string> => JSON.stringify(await stage.show(JSON.parse(job) as Shown)),
};

export type GatePage = typeof gate;

(globalThis as { gate?: GatePage }).gate = gate;
