import { startTransition, useOptimistic } from 'react';

/**
 * Returns the value of a control: the chosen value at once, and the search's value as soon as the search has
 * followed. Rendering a search is slow; a checkbox that waited for it would seem not to react.
 * @param said the search's value
 * @returns the value to show, and a function to call with a chosen value and its intent
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
