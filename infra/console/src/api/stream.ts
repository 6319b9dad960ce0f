import { useEffect, useState } from 'react';
import { changed, queryClient } from './queries';

/** Time after which a stream that was refused is asked for again, ms. */
const againMs = 2000;

/** Whether the page hears of changes; `since` is when it stopped to, ms since 1970. */
export type Stream = { isOpen: true } | { isOpen: false; since: number | null };

/** Follows the registry's changes: what is on the page is asked for again after each. */
export function useStream(): Stream {
  const [stream, setStream] = useState<Stream>({ isOpen: false, since: null });
  useEffect(() => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout>;
    let revision: string | undefined;
    const open = () => {
      source = new EventSource('/v1/channels/stream');
      source.onmessage = ({ data }) => {
        setStream({ isOpen: true });
        if (revision !== undefined && revision !== data) void changed();
        revision = data;
      };
      source.onerror = () => {
        // From now on the page misses changes, and answers about the last change may have been lost.
        revision = 'unknown';
        setStream((before) => (before.isOpen || before.since === null ? { isOpen: false, since: Date.now() } : before));
        void queryClient.invalidateQueries({ queryKey: ['storage'] });
        // A browser opens a stream that broke again, and gives up one that was refused.
        if (source.readyState !== EventSource.CLOSED) return;
        clearTimeout(again);
        again = setTimeout(open, againMs);
      };
    };
    open();
    return () => {
      clearTimeout(again);
      source.close();
    };
  }, []);
  return stream;
}
