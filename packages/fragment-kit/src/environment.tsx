import { type BrandView, type FragmentHost, overlayProps, type PageView, type SlotProps } from '@forecourt/contracts';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { FragmentDefinition } from './define-fragment';

/** A cell in its place: its component, its props, and the texts of the page that its component passes on. */
export interface PlacedCell {
  of: ComponentType<object>;
  props: object;
  page?: Readonly<Record<string, string>>;
}

/** Takes the cells of a fragment while the server renders it. */
export interface CellPlaces {
  /** Returns the element that marks a cell's place. */
  place(cell: PlacedCell): ReactNode;
}

/** Environment of a fragment's tree. */
interface Environment {
  host: FragmentHost;
  /** Sources that the fragment declared. */
  readonly needs: readonly string[];
  /** Takes the fragment's cells while the server renders it. */
  cells?: CellPlaces;
  /** Whether this is the inside of a cell. */
  isCell?: true;
}

const outside = 'A fragment hook was called outside a fragment: render through renderFragment or the shell.';
const EnvironmentContext = createContext<Environment | null>(null);
/** Separate from the environment, which never changes, so that a component that only dispatches does not render again. */
const ViewContext = createContext<PageView | null>(null);

/** Returns the environment of the fragment that is rendering. @throws outside a fragment */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (environment === null) throw new Error(outside);
  return environment;
}

/** Returns the host of the fragment that is rendering. @throws outside a fragment */
export function useHost(): FragmentHost {
  return useEnvironment().host;
}

/**
 * Returns the settled search and re-renders the caller after each change.
 * @throws outside a fragment
 */
export function useView(): PageView {
  const view = useContext(ViewContext);
  if (view === null) throw new Error(outside);
  return view;
}

/**
 * Returns the host's view and follows it. The status `loading` is rendered as a transition: after the browser has shown the shopper's
 * action (it ticks a box at once), and in small steps between their next ones. Results are rendered at once.
 */
function useFollowed(host: FragmentHost, from: PageView): PageView {
  const [view, setView] = useState(from);
  useEffect(() => {
    const show = () => setView(host.view);
    const follow = () => (host.view.status === 'loading' ? startTransition(show) : show());
    // Changes since the server's HTML was rendered wait until all parts of it are hydrated.
    startTransition(show);
    return host.subscribe(follow);
  }, [host]);
  return view;
}

/** One fragment on its host: rendered by the server, and mounted by the browser's root. */
export function FragmentRoot(props: {
  fragment: FragmentDefinition;
  host: FragmentHost;
  slot?: SlotProps;
  /** The view that the HTML to hydrate was rendered with; by default the current one. */
  from?: PageView;
  /** Takes its cells; absent in the browser, where cells are ordinary components. */
  cells?: CellPlaces;
}): ReactNode {
  const { fragment, host, slot = noProps, from = host.view, cells } = props;
  const view = useFollowed(host, from);
  const environment = useMemo(() => ({ host, needs: fragment.needs, cells }), [host, fragment, cells]);
  return (
    <EnvironmentContext value={environment}>
      <ViewContext value={view}>
        <FragmentBody fragment={fragment} slot={slot} />
      </ViewContext>
    </EnvironmentContext>
  );
}

const noProps: SlotProps = {};

/** The inside of cells: their components get the brand and what handlers and effects need, and nothing of the page. */
export function CellRoot(props: { host: FragmentHost; brand: BrandView; children: ReactNode }): ReactNode {
  const { host, brand, children } = props;
  const environment = useMemo(() => cellEnvironment(host), [host]);
  const view = useMemo(() => only({ brand } as PageView, ['brand'], 'the page’s'), [brand]);
  return (
    <EnvironmentContext value={environment}>
      <ViewContext value={view}>{children}</ViewContext>
    </EnvironmentContext>
  );
}

const acts = ['dispatch', 'emit', 'on', 'openOverlay', 'openLayer'];

function cellEnvironment(host: FragmentHost): Environment {
  const actsOf = only(host, acts, 'the host’s');
  return { ...{ host: actsOf, isCell: true }, needs: only([], [], 'data by') };
}

/** Returns an object that has the given properties only; reading any other throws. */
function only<T extends object>(all: T, names: readonly string[], whose: string): T {
  return new Proxy(all, {
    get(_all, name) {
      if (typeof name !== 'string' || names.includes(name)) return Reflect.get(all, name);
      throw new Error(
        `A cell reads ${whose} \`${name}\`, but it is a pure function of its props and the brand: pass it as a prop.`,
      );
    },
  });
}

function FragmentBody({ fragment, slot }: { fragment: FragmentDefinition; slot: SlotProps }): ReactNode {
  const { dispatch } = useHost();
  const view = useView();
  // The page of an overlay has the overlay's props in its URL.
  const props = useMemo(() => (Object.keys(slot).length === 0 ? overlayProps(view) : slot), [slot, view]);
  const model = useMemo(() => fragment.model?.(view, props), [fragment, view, props]) as never;
  return (
    <fragment.Component
      state={view.state}
      data={view.data}
      brand={view.brand}
      dispatch={dispatch}
      slot={props}
      model={model}
    />
  );
}
