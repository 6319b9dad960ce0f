import { dataFor, type FragmentHost, type PageView } from '@forecourt/contracts';

/** The page's host as a remote sees it: its own sources have the names that it gave them, those of others are not there. */
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
