import type { PageView } from '@forecourt/contracts';
import { unpackView } from '@forecourt/packed-view';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import type { Starter } from './starter';

/** Returns the page's plan and view, a visitor's own data included. @throws the answer if the shell does not have them */
export async function readPage({ names, files }: Pick<Starter, 'names' | 'files'>): Promise<{
  plan: BrowserPlan;
  view: PageView;
}> {
  const [plan, view] = await files();
  return { plan, view: unpackView({ ...view, data: { ...view.data, ...names.own } }) };
}

/**
 * Does what a page can without its files: one whose files no longer exist is loaded again, unless that has happened already or something
 * was done in it; links and forms work natively from then on.
 * @param wasReloaded whether the document was loaded again already
 */
export function doWithoutFiles(
  starter: Pick<Starter, 'acts' | 'doWithout'>,
  { status }: { status?: number },
  { wasReloaded, reload }: { wasReloaded: boolean; reload: () => void },
): void {
  // Shows the fallbacks that are in the HTML for browsers without script.
  for (const place of document.querySelectorAll<HTMLElement>('[data-outcome="deferred"]'))
    place.dataset.outcome = 'fallback';
  const isUntouched = starter.acts.length === 0;
  starter.doWithout();
  if (status === 404 && isUntouched && !wasReloaded) reload();
}
