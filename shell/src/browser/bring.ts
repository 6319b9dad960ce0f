import type { FragmentHost, SourceData } from '@forecourt/contracts';
import type { BusView } from '@forecourt/search-state';
import type { PageData } from './data';

/**
 * Brings an open page sources that no slot of it needed: those that are missing at once, all of them with every search from now on.
 * @param needs sources that each search brings; grows
 * @returns the function that an overlay's needs are brought by. @throws when the shell does not answer
 */
export function createBring(options: {
  needs: Set<string>;
  host: Pick<FragmentHost, 'view'>;
  bus: { readonly view: BusView<PageData> };
  addData: (of: BusView<PageData>, sources: SourceData) => void;
  load: (url: string, needs: readonly string[], signal: AbortSignal) => Promise<PageData>;
}): (wanted: readonly string[], signal: AbortSignal) => Promise<void> {
  const { needs, host, bus, addData, load } = options;
  return async (wanted, signal) => {
    for (const name of wanted) needs.add(name);
    const missing = wanted.filter((name) => !(name in host.view.data));
    if (missing.length === 0) return;
    const of = bus.view;
    const { sources } = await load(host.view.url, missing, signal);
    addData(of, sources);
  };
}
