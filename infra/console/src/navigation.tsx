/** How views lead to each other, and read their own address. */
import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use, useEffect } from 'react';
import { type Address, findView, hrefOf, type Params, type Path, type Search, searchOf } from './addresses';
import { type GoOptions, go } from './entries';
import { Safe } from './safe';

/** The address that is on the screen. That of the browser is ahead of it while a view is loaded. */
export interface Shown {
  pathname: string;
  search: string;
  hash: string;
  View: ComponentType;
  /** Path of the address that was on the screen before it. */
  from: string | undefined;
}

export const ShownContext = createContext<Shown | undefined>(undefined);
/** Path on the screen. Links depend on nothing else, and there may be hundreds. */
export const PathContext = createContext('');

/** Returns the present view's path in the table of addresses. */
export const useView = (): Path | undefined => findView(use(PathContext))?.path;

/** Shows the view of the address on the screen. */
export function Outlet(): ReactNode {
  const shown = use(ShownContext);
  return (
    shown && (
      <Safe of={shown}>
        <shown.View />
      </Safe>
    )
  );
}

type LinkProps<P extends Path> = Address<P> & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link to a view. `Router` opens it, as it does each link to an address of the console. */
export function Link<P extends Path>({ to, params, search, hash, ...props }: LinkProps<P>): ReactNode {
  const path = use(PathContext);
  const href = hrefOf({ to, params, search, hash } as Address<P>);
  return <a aria-current={href === path ? 'page' : undefined} {...props} href={href} />;
}

/** Opens a view. */
export const navigate = <P extends Path>({ replace, resetScroll, ...address }: Address<P> & GoOptions): void =>
  go(hrefOf(address as unknown as Address<P>), { replace, resetScroll });

/** Opens a view as soon as it is shown itself. */
export function Navigate<P extends Path>({ replace, ...address }: Address<P> & { replace?: boolean }): null {
  const href = hrefOf(address as unknown as Address<P>);
  useEffect(() => go(href, { replace }), [href, replace]);
  return null;
}

/** A value, or a function of the one before. */
type Next<Value> = Value | ((before: Value) => Value);
const nextOf = <Value extends object>(next: Next<Value>, before: Value): Value =>
  typeof next === 'function' ? next(before) : next;

interface ViewOptions<P extends Path> extends GoOptions {
  /** Default: the present ones. */
  params?: Next<Params<P>>;
  search?: Next<Search<P>>;
  hash?: string;
}

const paramsIn = <P extends Path>(pathname: string) => (findView(pathname)?.params ?? {}) as Params<P>;

/** Returns hooks for a view by its path in the table of addresses. */
export function getRouteApi<P extends Path>(path: P) {
  return {
    useSearch: (): Search<P> => searchOf(path, use(ShownContext)?.search ?? ''),
    useParams: (): Params<P> => paramsIn<P>(use(PathContext)),
    /** Returns a function that opens another address of the view. */
    useNavigate(): (options: ViewOptions<P>) => void {
      const shown = use(ShownContext);
      return ({ params = (before) => before, search = {} as Search<P>, hash, ...options }) => {
        // The browser's address is newer than the one on the screen, unless it is that of another view.
        const before = findView(window.location.pathname)?.path === path ? window.location : shown;
        const address = {
          to: path,
          params: nextOf(params, paramsIn<P>(before?.pathname ?? '')),
          search: nextOf(search, searchOf(path, before?.search ?? '')),
          hash,
        };
        go(hrefOf(address as unknown as Address<P>), options);
      };
    },
  };
}
