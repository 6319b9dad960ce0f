import { type FragmentHost, overlayProps, type PageView, type SlotProps } from '@forecourt/contracts';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { FragmentDefinition } from './define-fragment';

/** What a fragment's tree stands on. */
interface Environment {
  host: FragmentHost;
  /** Sources that the fragment declared. */
  needs: readonly string[];
}

const EnvironmentContext = createContext<Environment | null>(null);

/** @throws outside a fragment */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (environment === null) {
    throw new Error('A fragment hook was called outside a fragment: render through renderFragment or the shell.');
  }
  return environment;
}

/** The host of the fragment that is rendering. */
export function useHost(): FragmentHost {
  return useEnvironment().host;
}

/** The settled search; re-renders the caller after each change. */
export function useView(): PageView {
  const host = useHost();
  return useSyncExternalStore(
    host.subscribe,
    () => host.view,
    () => host.initialView ?? host.view,
  );
}

/** One fragment on its host: what both the server's render and the browser's root mount. */
export function FragmentRoot(props: { fragment: FragmentDefinition; host: FragmentHost; slot?: SlotProps }): ReactNode {
  const { fragment, host, slot = noProps } = props;
  const environment = useMemo(() => ({ host, needs: fragment.needs }), [host, fragment]);
  return (
    <EnvironmentContext.Provider value={environment}>
      <FragmentBody fragment={fragment} slot={slot} />
    </EnvironmentContext.Provider>
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
