import { createRootRoute, createRoute, createRouter, Link, lazyRouteComponent } from '@tanstack/react-router';
import { actions, type Wanted } from './api/changes';
import type { WantedFlag } from './api/flags';
import type { AuditFilters, LiveFilters } from './api/queries';
import { Frame } from './parts/frame';
import { LiveView } from './views/live';
import { states } from './views/live-filters';

type Given = Record<string, unknown>;

/** Parameters of the address of a preview; `mix` names versions, `mfe-a@1.0.0,mfe-b@2.0.0`. */
interface PreviewFilters {
  brand?: string | undefined;
  page?: string | undefined;
  hours?: number | undefined;
  mix?: string | undefined;
}

/** Returns a text of an address; undefined if there is none. Numbers and dates of addresses are texts, too. */
const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
/** Returns a text of an address if it is one of these. */
const oneOf = <T extends string>(value: unknown, among: readonly T[]): T | undefined =>
  among.find((one) => one === value);

const root = createRootRoute({
  component: Frame,
  notFoundComponent: () => (
    <>
      <h1>There is no such view</h1>
      <p>
        <Link to="/">What is live</Link>
      </p>
    </>
  ),
});

const live = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: LiveView,
  validateSearch: ({ remote, team, brand, state }: Given): LiveFilters => ({
    ...{ remote: text(remote), team: text(team), brand: text(brand) },
    state: oneOf(state, states),
  }),
});

const remote = createRoute({
  getParentRoute: () => root,
  path: '/remotes/$remote',
  component: lazyRouteComponent(() => import('./views/remote'), 'RemoteView'),
  validateSearch: ({ action, brand, version, percent }: Given): Partial<Omit<Wanted, 'remote' | 'why'>> => ({
    ...{ action: oneOf(action, actions), brand: text(brand), version: text(version) },
    percent: typeof percent === 'number' && percent > 0 && percent <= 100 ? percent : undefined,
  }),
});

const audit = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  component: lazyRouteComponent(() => import('./views/audit'), 'AuditView'),
  validateSearch: ({ person, remote, brand, action, since, until }: Given): AuditFilters => ({
    ...{ person: text(person), remote: text(remote), brand: text(brand) },
    ...{ action: text(action), since: text(since), until: text(until) },
  }),
});

const previews = createRoute({
  getParentRoute: () => root,
  path: '/previews',
  component: lazyRouteComponent(() => import('./views/previews'), 'PreviewsView'),
  validateSearch: ({ brand, page, hours, mix }: Given): PreviewFilters => ({
    ...{ brand: text(brand), page: text(page), mix: text(mix) },
    hours: typeof hours === 'number' && hours > 0 && hours <= 24 ? hours : undefined,
  }),
});

const flags = createRoute({
  getParentRoute: () => root,
  path: '/flags',
  component: lazyRouteComponent(() => import('./views/flags'), 'FlagsView'),
  validateSearch: ({ brand, flag, to }: Given): Partial<Omit<WantedFlag, 'flag'>> & { flag?: string | undefined } => ({
    ...{ brand: text(brand), flag: text(flag) },
    to: oneOf(to, ['on', 'off', 'own'] as const),
  }),
});

const page = createRoute({
  getParentRoute: () => root,
  path: '/pages/{-$brand}/{-$page}',
  component: lazyRouteComponent(() => import('./views/page'), 'PageView'),
});

const incidents = createRoute({
  getParentRoute: () => root,
  path: '/incidents',
  component: lazyRouteComponent(() => import('./views/incidents'), 'IncidentsView'),
});

const watch = createRoute({
  getParentRoute: () => root,
  path: '/watch/$remote',
  component: lazyRouteComponent(() => import('./views/watch'), 'WatchView'),
  validateSearch: ({ brand }: Given): { brand?: string | undefined } => ({ brand: text(brand) }),
});

const access = createRoute({
  getParentRoute: () => root,
  path: '/access',
  component: lazyRouteComponent(() => import('./views/access'), 'AccessView'),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('./views/sign-in-link'), 'SignInLink'),
});

export const router = createRouter({
  routeTree: root.addChildren([live, remote, watch, page, incidents, flags, previews, audit, access, signIn]),
  basepath: '/console',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
