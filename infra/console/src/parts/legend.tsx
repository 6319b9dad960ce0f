import type { ReactNode } from 'react';
import type { Channel } from '../api/client';

/** Words of the tables with their meanings, and the channels that need them. */
const words: readonly [word: string, what: string, isIn: (channel: Channel) => boolean][] = [
  ['Canary', 'a second version for a share of the visitors.', ({ canary }) => canary !== null],
  [
    'On probation',
    'new there; if it fails or is clearly worse, the registry takes it back by itself.',
    ({ probationUntil, canary, before }) =>
      (probationUntil !== null && before !== null) || canary?.probationUntil != null,
  ],
  ['Withheld', 'it failed there, and no automatic rollback restores it.', ({ withheld }) => withheld.length > 0],
];

/** Explains the words that these channels need. */
export function Legend({ channels }: { channels: readonly Channel[] }): ReactNode {
  const shown = words.filter(([, , isIn]) => channels.some(isIn));
  return shown.map(([word, what]) => (
    <p key={word} className="hint">
      <b>{word}:</b> {what}
    </p>
  ));
}
