import { type FragmentHost, overlayProps, type PageView, type SlotProps } from '@forecourt/contracts';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import type { FragmentDefinition } from './define-fragment';

/** What a fragment's tree stands on. */
interface Environment {
  host: FragmentHost;
  /** Sources that the fragment declared. */
  needs: readonly string[];
}

const outside = 'A fragment hook was called outside a fragment: render through renderFragment or the shell.';
const EnvironmentContext = createContext<Environment | null>(null);
/** Apart from the rest, which never changes: who only dispatches is not rendered again. */
const ViewContext = createContext<PageView | null>(null);

/** @throws outside a fragment */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (environment === null) throw new Error(outside);
  return environment;
}

/** The host of the fragment that is rendering. */
export function useHost(): FragmentHost {
  return useEnvironment().host;
}

/**
 * The settled search; re-renders the caller after each change.
 * @throws outside a fragment
 */
export function useView(): PageView {
  const view = useContext(ViewContext);
  if (view === null) throw new Error(outside);
  return view;
}

/**
 * The view of the host, followed. That a search is under way waits until the browser has shown what the shopper did (a box is ticked by the
 * browser, at once) and is rendered in small steps between what they do next; what was found is shown at once.
 */
function useFollowed(host: FragmentHost, from: PageView): PageView {
  const [view, setView] = useState(from);
  useEffect(() => {
    const show = () => setView(host.view);
    const follow = () => (host.view.status === 'loading' ? startTransition(show) : show());
    // What has changed since the HTML that is taken over was made waits for all parts of it.
    startTransition(show);
    return host.subscribe(follow);
  }, [host]);
  return view;
}

/** One fragment on its host: what both the server's render and the browser's root mount. */
export function FragmentRoot(props: {
  fragment: FragmentDefinition;
  host: FragmentHost;
  slot?: SlotProps;
  /** The view that the HTML was made of that is taken over; the present one where there is none. */
  from?: PageView;
}): ReactNode {
  const { fragment, host, slot = noProps, from = host.view } = props;
  const view = useFollowed(host, from);
  const environment = useMemo(() => ({ host, needs: fragment.needs }), [host, fragment]);
  return (
    <EnvironmentContext value={environment}>
      <ViewContext value={view}>
        <FragmentBody fragment={fragment} slot={slot} />
      </ViewContext>
    </EnvironmentContext>
  );
}

const noProps: SlotProps = {};

function FragmentBody({ fragment, slot }: { fragment: FragmentDefinition; slot: SlotProps }): ReactNode {
  const host = useHost();
  const view = useView();
  // The page of an overlay says in its address what the overlay is about.
  const props = useMemo(() => (Object.keys(slot).length === 0 ? overlayProps(view) : slot), [slot, view]);
  return (
    <fragment.Component state={view.state} data={view.data} brand={view.brand} dispatch={host.dispatch} slot={props} />
  );
}
