/** Runs the stage in Chromium: fetches its job from its own folder, and posts the result there. */
import type { BrowserAnswer, BrowserJob } from './messages';
import { stage } from './stage';

const filesUrl = new URL('files/', location.href).href;

async function take(): Promise<BrowserAnswer> {
  const { files, pages, renderings } = (await (await fetch('job')).json()) as BrowserJob;
  const thrown: string[] = [];
  const hear = ({ message, filename }: ErrorEvent) =>
    void thrown.push(`${filename.replace(filesUrl, '') || files.entry} throws while loading: ${message}`);
  addEventListener('error', hear);
  const wrong = await stage.load(files, filesUrl);
  removeEventListener('error', hear);
  const faults: BrowserAnswer['faults'][number][] = [];
  for (const [rendering, { page, ...rendered }] of renderings.entries())
    for (const fault of await stage.show({ ...rendered, view: pages[page]! })) faults.push({ rendering, ...fault });
  return { container: [...thrown, ...wrong], faults, patched: stage.patched() };
}

const { fetch: send } = globalThis;
void take().then((answer) => send('answer', { method: 'POST', body: JSON.stringify(answer) }));
