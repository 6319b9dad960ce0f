import { startTransition, useOptimistic } from 'react';

/**
 * What a control shows: what was chosen with it, at once, and again what the search says as soon as that has followed. Rendering all that
 * shows the search takes its time; a box that waited for it would seem not to have been clicked.
 * @param said by the search
 * @returns what to show, and what to call with what was chosen and with what that asks for
 */
export function useShown<T>(said: T): [shown: T, choose: (chosen: T, ask: () => void) => void] {
  const [shown, show] = useOptimistic(said);
  const choose = (chosen: T, ask: () => void) =>
    startTransition(() => {
      show(chosen);
      ask();
    });
  return [shown, choose];
}
