/** Writes and reads the console's addresses: the path of each view, and the parameters after its `?`. */
import { actions, type Wanted } from './api/changes';
import type { WantedFlag } from './api/flags';
import { states } from './api/live-filters';
import type { AuditFilters, LiveFilters } from './api/queries';

/** Where the registry serves the console. */
const base = '/console';

/** Parameters of an address as they stand there. */
type Given = Partial<Record<string, string>>;

/** Parameters of the address of a preview; `mix` names versions, `mfe-a@1.0.0,mfe-b@2.0.0`. */
interface PreviewFilters {
  brand?: string | undefined;
  page?: string | undefined;
  hours?: number | undefined;
  mix?: string | undefined;
}

/** Parameters in the address of the brands view: the model for a new brand, the form to open, the version to restore. */
interface BrandSearch {
  from?: string | undefined;
  form?: 'change' | 'remove' | undefined;
  to?: number | undefined;
}

type RemoteSearch = Partial<Omit<Wanted, 'remote' | 'why'>> & { compare?: string | undefined };
type FlagSearch = Partial<Omit<WantedFlag, 'flag'>> & { flag?: string | undefined };

/** Returns a text of an address if it is one of these. */
const oneOf = <T extends string>(given: string | undefined, among: readonly T[]): T | undefined =>
  among.find((one) => one === given);
/** Returns a number of an address if it is above 0. */
const numberIn = (given: string | undefined, most: number): number | undefined => {
  const value = Number(given);
  return value > 0 && value <= most ? value : undefined;
};
/** Returns the version of a layout or of a brand's data in an address. */
const versionIn = (given = ''): number | undefined => (/^\d{1,15}$/.test(given) ? Number(given) : undefined);

/** Views by their paths below `/console`; `$` marks a part that is a value, braces one that may be missing. */
const searches = {
  '/': ({ remote, team, brand, state }: Given): LiveFilters => ({ remote, team, brand, state: oneOf(state, states) }),
  '/remotes/$remote': ({ action, brand, version, percent, compare }: Given): RemoteSearch => ({
    ...{ action: oneOf(action, actions), brand, version, percent: numberIn(percent, 100), compare },
  }),
  '/watch/$remote': ({ brand }: Given): { brand?: string | undefined } => ({ brand }),
  '/pages/{-$brand}/{-$page}': ({ to }: Given): { to?: number | undefined } => ({ to: versionIn(to) }),
  '/brands/{-$brand}': ({ from, form, to }: Given): BrandSearch => ({
    ...{ from, form: oneOf(form, ['change', 'remove'] as const), to: versionIn(to) },
  }),
  '/incidents': () => ({}),
  '/flags': ({ brand, flag, to }: Given): FlagSearch => ({ brand, flag, to: oneOf(to, ['on', 'off', 'own'] as const) }),
  '/previews': ({ brand, page, hours, mix }: Given): PreviewFilters => ({
    ...{ brand, page, hours: numberIn(hours, 24), mix },
  }),
  '/audit': ({ person, remote, brand, page, action, since, until }: Given): AuditFilters => ({
    ...{ person, remote, brand, page, action, since, until },
  }),
  '/access': () => ({}),
  '/sign-in': () => ({}),
} satisfies Record<`/${string}`, (given: Given) => object>;

export type Path = keyof typeof searches;
export type Search<P extends Path> = ReturnType<(typeof searches)[P]>;

type Part<P extends string> = P extends `${infer First}/${infer Rest}` ? First | Part<Rest> : P;
type Needed<One> = One extends `$${infer Name}` ? Name : never;
type Optional<One> = One extends `{-$${infer Name}}` ? Name : never;
/** Values in a path. */
export type Params<P extends Path> = { [Name in Needed<Part<P>>]: string } & {
  [Name in Optional<Part<P>>]?: string | undefined;
};

/** An address of the console; without `search` it has no parameters. */
export type Address<P extends Path> = {
  to: P;
  search?: Search<P> | undefined;
  hash?: string | undefined;
} & (Partial<Params<P>> extends Params<P> ? { params?: Params<P> } : { params: Params<P> });

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);
/** Returns the name of the value that a part of a path stands for, if it does. */
const nameIn = (part: string): string | undefined => /\$(\w+)/.exec(part)?.[1];

/**
 * Removes the quotes around a text of an address. Older addresses have them around texts that look like numbers, `"1.0"`, and may have been
 * sent to colleagues.
 */
function unquoted(given: string): string {
  try {
    return given.startsWith('"') ? JSON.parse(given) : given;
  } catch {
    return given;
  }
}

/** Returns the part of an address from its `?` on; empty if no parameter has a value. */
function searchText(search: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined) continue;
    const text = String(value);
    // A text in quotes of its own would lose them.
    parameters.set(name, text === unquoted(text) ? text : JSON.stringify(text));
  }
  const written = parameters.toString();
  return written && `?${written}`;
}

/** Reads the parameters of a view's address; what the view does not know is left out. */
export const searchOf = <P extends Path>(path: P, text: string): Search<P> =>
  (searches[path] as (given: Given) => Search<P>)(
    Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, unquoted(value)])),
  );

/** Returns an address as links have it. */
export function hrefOf<P extends Path>({ to, params, search = {} as Search<P>, hash }: Address<P>): string {
  const values: Given = params ?? {};
  const parts = partsOf(to).flatMap((part) => {
    const name = nameIn(part);
    return name === undefined ? part : encodeURIComponent(values[name] ?? '') || [];
  });
  return `${base}/${parts.join('/')}${searchText(search)}${hash === undefined ? '' : `#${hash}`}`;
}

export interface Found {
  path: Path;
  params: Given;
}

/** Returns the view of an address's path, with the values in it; undefined if there is none. */
export function findView(pathname: string): Found | undefined {
  if (!isBelow(pathname)) return;
  const parts = partsOf(pathname.slice(base.length));
  for (const path of Object.keys(searches) as Path[]) {
    const params = paramsIn(path, parts);
    if (params !== undefined) return { path, params };
  }
}

/** Returns the values in these parts of a path; undefined if it is the path of another view. */
function paramsIn(path: Path, parts: readonly string[]): Given | undefined {
  const wanted = partsOf(path);
  if (parts.length > wanted.length) return;
  const params: Given = {};
  for (const [at, one] of wanted.entries()) {
    const name = nameIn(one);
    const part = parts[at];
    if (name === undefined ? part !== one : part === undefined && !one.startsWith('{')) return;
    if (name === undefined || part === undefined) continue;
    try {
      params[name] = decodeURIComponent(part);
    } catch {
      return;
    }
  }
  return params;
}

/** Whether a path is one of the console's. */
export const isBelow = (pathname: string): boolean => `${pathname}/`.startsWith(`${base}/`);
