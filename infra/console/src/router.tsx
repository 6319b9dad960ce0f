import { isPlainClick } from '@forecourt/fragment-kit/plain-click';
import { type ComponentType, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { findView, isBelow, type Path } from './addresses';
import { arrive } from './arrival';
import { followEntries, go } from './entries';
import { Link, PathContext, type Shown, ShownContext } from './navigation';
import { LiveView } from './views/live';

const pause = () => new Promise((resolve) => setTimeout(resolve, 2000));

/** Whether the registry answers at the present address. */
const isThere = () =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

type View = ComponentType;

/** Each view but the first is loaded on its own. */
const views: Readonly<Record<Path, () => View | Promise<View>>> = {
  '/': () => LiveView,
  '/remotes/$remote': async () => (await import('./views/remote')).RemoteView,
  '/watch/$remote': async () => (await import('./views/watch')).WatchView,
  '/pages/{-$brand}/{-$page}': async () => (await import('./views/page')).PageView,
  '/brands/{-$brand}': async () => (await import('./views/brands')).BrandsView,
  '/incidents': async () => (await import('./views/incidents')).IncidentsView,
  '/flags': async () => (await import('./views/flags')).FlagsView,
  '/previews': async () => (await import('./views/previews')).PreviewsView,
  '/audit': async () => (await import('./views/audit')).AuditView,
  '/access': async () => (await import('./views/access')).AccessView,
  '/sign-in': async () => (await import('./views/sign-in-link')).SignInLink,
};

function NoView(): ReactNode {
  return (
    <>
      <h1>There is no such view</h1>
      <p>
        <Link to="/">What is live</Link>
      </p>
    </>
  );
}

let shown: Shown | undefined;
let onShown = () => {};
/** Number of the latest address. A view that is loaded after another one was opened is not shown. */
let latest = 0;

/** Shows the browser's address once its view is loaded; the present view stays until then. */
async function follow(): Promise<void> {
  latest += 1;
  const mine = latest;
  const { pathname, search, hash } = window.location;
  const show = (View: View) => {
    if (mine !== latest) return;
    shown = { pathname, search, hash, View, from: shown?.pathname };
    onShown();
  };
  // At once, so that fields keep what is typed.
  if (shown?.pathname === pathname) return show(shown.View);
  const found = findView(pathname);
  const view = found === undefined ? NoView : views[found.path]();
  if (!(view instanceof Promise)) return show(view);
  try {
    show(await view);
  } catch {
    // Its code could not be loaded. There may be a newer build, so the document is loaded again: not before the registry answers.
    if (shown === undefined) await pause();
    while (!(await isThere())) await pause();
    if (mine === latest) window.location.reload();
  }
}

/** Opens links to the console's own addresses, unless the browser is to open them in another tab or window. */
function openLink(event: MouseEvent): void {
  const { target } = event;
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  const { href, origin, pathname } = link;
  if (origin !== window.location.origin || !isBelow(pathname)) return;
  event.preventDefault();
  go(href, { replace: href === window.location.href, resetScroll: true });
}

/** Shows the view of the present address, and follows the address from then on. */
export function start(): void {
  followEntries(() => void follow());
  document.addEventListener('click', openLink);
}

const subscribe = (listener: () => void) => {
  onShown = listener;
  return () => {
    onShown = () => {};
  };
};

/** Hands the address on the screen to views and links. */
export function Router({ children }: { children: ReactNode }): ReactNode {
  const now = useSyncExternalStore(subscribe, () => shown);
  useLayoutEffect(() => now && arrive(now.pathname, now.hash, now.from), [now]);
  return (
    <PathContext value={now?.pathname ?? ''}>
      <ShownContext value={now}>{children}</ShownContext>
    </PathContext>
  );
}
