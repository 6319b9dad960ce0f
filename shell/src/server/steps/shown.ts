import type { Plan } from '@forecourt/contracts';
import { arrivedData, type SourceCall } from './data';
import type { Shown } from './page-type';

/** Returns the data and slots of a plan's page that are ready now. */
export function shownNow({ slots }: Plan, calls: readonly SourceCall[]): Shown {
  const isOpen = (needs: readonly string[]) =>
    calls.some(({ name, settled }) => settled === undefined && needs.includes(name));
  return {
    data: arrivedData(calls),
    has: (name) => slots.some(({ slot, failure, needs }) => slot === name && failure === null && !isOpen(needs)),
  };
}
