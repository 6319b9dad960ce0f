import type { RemoteInterface } from '@forecourt/contracts/interface';
import { own } from '@forecourt/service';
import { narrowings } from './narrowing';

/** A name of a live version's interface that a later version would remove, or narrow. */
export interface Break {
  kind: 'slot' | 'overlay' | 'event';
  name: string;
  /** What happens to it, to follow its name. */
  what: string;
}

/** Lists what code written for one version of a remote would lose with another. What a version did not declare cannot be narrowed. */
export function breaksOf(before: RemoteInterface, after: RemoteInterface): Break[] {
  return [
    ...breaksIn('slot', before.slots, after.slots, true),
    ...breaksIn('overlay', before.overlays, after.overlays, false),
    ...breaksIn('event', before.events, after.events, true),
  ];
}

function breaksIn(
  kind: Break['kind'],
  before: RemoteInterface['slots'],
  after: RemoteInterface['slots'],
  reads: boolean,
): Break[] {
  return Object.entries(before).flatMap(([name, shape]): Break[] => {
    const next = own(after, name);
    if (next === undefined) return [{ kind, name, what: 'is gone' }];
    if (shape === null) return [];
    // Null accepts any props of those who write them, and says nothing to those who read them.
    const all = next === null ? (reads ? ['it declares no props'] : []) : narrowings(shape, next, reads);
    return all.length === 0 ? [] : [{ kind, name, what: `changes: ${all.join('; ')}` }];
  });
}
