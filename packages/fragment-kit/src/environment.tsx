import type { FragmentHost, PageView, SlotProps } from '@forecourt/contracts';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { FragmentDefinition } from './define-fragment';

const HostContext = createContext<FragmentHost | null>(null);

/** The host of the fragment that is rendering. @throws outside a fragment. */
export function useHost(): FragmentHost {
  const host = useContext(HostContext);
  if (host === null) throw new Error('A fragment hook was called outside a fragment: render through renderFragment or the shell.');
  return host;
}

/** The settled search; re-renders the caller after each change. */
export function useView(): PageView {
  const host = useHost();
  const read = () => host.view;
  return useSyncExternalStore(host.subscribe, read, read);
}

/** One fragment on its host: what both the server's render and the browser's root mount. */
export function FragmentRoot(props: { fragment: FragmentDefinition; host: FragmentHost; slot?: SlotProps }): ReactNode {
  return (
    <HostContext.Provider value={props.host}>
      <FragmentBody fragment={props.fragment} slot={props.slot ?? {}} />
    </HostContext.Provider>
  );
}

function FragmentBody({ fragment, slot }: { fragment: FragmentDefinition; slot: SlotProps }): ReactNode {
  const host = useHost();
  const view = useView();
  return (
    <fragment.Component state={view.state} data={view.data} brand={view.brand} dispatch={host.dispatch} slot={slot} />
  );
}
