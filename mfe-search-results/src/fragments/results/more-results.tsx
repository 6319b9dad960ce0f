import { useDispatch } from '@forecourt/fragment-kit';
import { IntentLink, isPlainClick } from '@forecourt/search-kit';
import { Button, buttonClass, Message, Spinner } from '@forecourt/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './results.module.css';

/** Distance below the screen at which the next page begins to load (section 9). */
const rootMargin = '1000px 0px';

export interface MoreResultsProps {
  /** First record of the next page. */
  next: number;
  /** Status of the page that is being added. */
  status: 'idle' | 'loading' | 'failed';
  /** Whether a page was added already, so that the next ones load by themselves as the shopper comes near. */
  armed: boolean;
  /** Called when the shopper requests the page. */
  onAsk(): void;
}

/** "See More Results": a link to the next page; with script it adds that page to the list (R55). */
export function MoreResults({ next, status, armed, onAsk }: MoreResultsProps): ReactNode {
  const dispatch = useDispatch();
  const edge = useRef<HTMLDivElement>(null);
  const ask = () => {
    onAsk();
    dispatch({ type: 'loadMore' });
  };
  const waiting = armed && status === 'idle';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page needs a new look at where its edge is
  useEffect(() => {
    if (!waiting || edge.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) dispatch({ type: 'loadMore' });
      },
      { rootMargin },
    );
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [waiting, next, dispatch]);

  return (
    <div ref={edge} className={styles.more}>
      {status === 'failed' ? (
        <>
          <Message tone="danger">More results could not be loaded.</Message>
          <Button onClick={ask}>Try again</Button>
        </>
      ) : (
        <IntentLink
          intent={{ type: 'page', firstRecord: next }}
          className={buttonClass({ variant: 'primary', size: 'lg' })}
          aria-busy={status === 'loading' || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            if (status === 'idle') ask();
          }}
        >
          {status === 'loading' ? (
            <>
              <Spinner />
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
