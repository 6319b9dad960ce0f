import { useDispatch, useHref, useSearchStatus } from '@forecourt/fragment-kit';
import { useState } from 'react';

export interface LoadMore {
  /** `failed`: the last attempt failed; nothing is tried again by itself (R55). */
  status: 'idle' | 'loading' | 'failed';
  /** The shopper asked once, so further pages of this search load by themselves (R55). */
  armed: boolean;
  load(): void;
}

interface Asked {
  /** The search that more was asked of. */
  search: string;
  /** Last listing on show when it was asked; null once it has been answered. */
  tail: string | undefined | null;
  /** The host has begun with it. */
  running: boolean;
}

/**
 * Loading further listings onto the present ones.
 * @param tail id of the last listing on show: a new one means that more has come
 */
export function useLoadMore(tail: string | undefined): LoadMore {
  const dispatch = useDispatch();
  const page = useSearchStatus();
  const search = useHref()({ type: 'page', firstRecord: 0 });
  const [asked, setAsked] = useState<Asked | null>(null);

  // Follows what the page shows while rendering, so that no frame shows an old answer to a new question.
  const pending = asked !== null && asked.tail !== null;
  if (asked !== null && asked.search !== search) setAsked(null);
  else if (pending && page === 'loading' && !asked.running) setAsked({ ...asked, running: true });
  else if (pending && page === 'ready' && (asked.running || asked.tail !== tail)) {
    setAsked({ ...asked, tail: null, running: false });
  }

  return {
    status: !pending ? 'idle' : page === 'failed' ? 'failed' : 'loading',
    armed: asked !== null,
    load() {
      setAsked({ search, tail, running: false });
      dispatch({ type: 'loadMore' });
    },
  };
}
