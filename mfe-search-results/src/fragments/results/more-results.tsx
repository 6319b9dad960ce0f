import { IntentLink, isPlainClick } from '@forecourt/fragment-kit';
import { Button, buttonClass, Message, Spinner } from '@forecourt/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './results.module.css';
import type { LoadMore } from './use-load-more';

/** How far below the screen the next page begins to load (section 9). */
const rootMargin = '1000px 0px';

/**
 * "See More Results": a link to the next page; with script it appends that page, and from then on further pages load as the
 * shopper comes near (R55).
 */
export function MoreResults({ more, next }: { more: LoadMore; next: number }): ReactNode {
  const edge = useRef<HTMLDivElement>(null);
  const load = useRef(more.load);
  useEffect(() => {
    load.current = more.load;
  });

  const waiting = more.armed && more.status === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page needs a new look at where its edge is
  useEffect(() => {
    if (!waiting || edge.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load.current();
      },
      { rootMargin },
    );
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [waiting, next]);

  return (
    <div ref={edge} className={styles.more}>
      {more.status === 'failed' ? (
        <>
          <Message tone="danger">More results could not be loaded.</Message>
          <Button onClick={more.load}>Try again</Button>
        </>
      ) : (
        <IntentLink
          intent={{ type: 'page', firstRecord: next }}
          className={buttonClass({ variant: 'primary', size: 'lg' })}
          aria-busy={more.status === 'loading' || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            if (more.status === 'idle') more.load();
          }}
        >
          {more.status === 'loading' ? (
            <>
              <Spinner size={16} />
              Loading more results...
            </>
          ) : (
            'See More Results'
          )}
        </IntentLink>
      )}
    </div>
  );
}
