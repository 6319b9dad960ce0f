import type { FragmentHost, SourceData } from '@forecourt/contracts';
import type { BusView } from '@forecourt/search-state';
import { overlaySources } from '@forecourt/site';
import type { PageData } from './data';

/**
 * Returns a function that loads sources for overlays which no slot of the open page needs: missing ones at once, and all of them with every
 * search from now on. Sources of the overlay alone come from the overlay's own page, and are returned.
 * @param options.needs sources that each search loads; grows
 * @returns the function; it rejects if the shell does not answer
 */
export function overlayLoader(options: {
  needs: Set<string>;
  host: Pick<FragmentHost, 'view'>;
  bus: { readonly view: BusView<PageData> };
  addData: (of: BusView<PageData>, sources: SourceData) => void;
  load: (url: string, needs: readonly string[], signal: AbortSignal) => Promise<PageData>;
}): (overlay: { needs: readonly string[]; href: string }, signal: AbortSignal) => Promise<SourceData> {
  const { needs, host, bus, addData, load } = options;
  const loadShared = async (wanted: readonly string[], signal: AbortSignal) => {
    for (const name of wanted) needs.add(name);
    const missing = wanted.filter((name) => !(name in host.view.data));
    if (missing.length === 0) return;
    const of = bus.view;
    const { sources } = await load(host.view.url, missing, signal);
    addData(of, sources);
  };
  return async (overlay, signal) => {
    const isOwn = (name: string) => overlaySources.includes(name);
    const own = overlay.needs.filter(isOwn);
    const shared = overlay.needs.filter((name) => !isOwn(name));
    const [ownData] = await Promise.all([
      own.length === 0 ? null : load(overlay.href, own, signal),
      loadShared(shared, signal),
    ]);
    return ownData?.sources ?? {};
  };
}
