import { Alert } from '@forecourt/ui/alert';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { storage } from '../api/queries';
import type { Stream } from '../api/stream';

export const StreamContext = createContext<Stream>({ isOpen: false, since: null });

/** Returns why nothing can be changed now, as a sentence; null if it can. */
export function useWhyReadOnly(): string | null {
  const stream = useContext(StreamContext);
  const stored = useQuery(storage);
  if (stored.error) return 'The registry does not answer.';
  if (stored.data != null) return stored.data;
  return stream.isOpen || stream.since === null ? null : 'The connection to the registry is lost.';
}

/** Says when what the page shows may be out of date, or cannot be changed. */
export function Status(): ReactNode {
  const stream = useContext(StreamContext);
  const stored = useQuery(storage);
  if (!stream.isOpen && stream.since !== null)
    return (
      <Alert tone="danger" title="The connection to the registry is lost">
        <p>
          This is the state of {new Date(stream.since).toLocaleTimeString('en-GB')}; it may be old. The page tries again
          by itself, and until then nothing can be changed here.
        </p>
      </Alert>
    );
  if (stored.data != null)
    return (
      <Alert tone="danger" title="The registry cannot store changes">
        <p>{stored.data}</p>
      </Alert>
    );
  return null;
}
