import { dataFor, type FragmentHost, type PageView } from '@forecourt/contracts';

/** Returns the page's host for a remote: the remote's own sources have the names from its manifest, those of other remotes are hidden. */
export function hostFor(remote: string, host: FragmentHost): FragmentHost {
  const seen = new WeakMap<PageView, PageView>();
  const viewOf = (view: PageView): PageView => {
    const before = seen.get(view);
    if (before !== undefined) return before;
    const own = { ...view, data: dataFor(remote, view.data) };
    seen.set(view, own);
    return own;
  };
  return Object.create(host, {
    view: { get: () => viewOf(host.view) },
    initialView: { get: () => viewOf(host.initialView ?? host.view) },
  }) as FragmentHost;
}
