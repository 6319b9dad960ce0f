import { Children, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../cx';
import { IconButton } from '../icon-button/icon-button';
import styles from './carousel.module.css';
import { startsIn, useRowKeys } from './use-row-keys';

export interface CarouselProps {
  /** Names the region. */
  label: string;
  /** One element an item. */
  children: ReactNode;
  /** Widths of an item: `fill` is one at a time, `card` is about 280 px, `tile` about 200 px. */
  item?: 'fill' | 'card' | 'tile';
  /** Id of an item by its place, from 0: for links that lead to it, without script too. */
  itemId?: (index: number) => string;
  /** Told once the row rests, with the place, from 0, of the first item in view; only where that is another one. */
  onMove?: (to: number) => void;
  /**
   * The keys of the whole page turn it, wherever the focus is: arrows, Home and End. For a row that is all there is to see.
   */
  ownsKeys?: boolean;
  className?: string;
}

/** A row rests when it has not moved for so long, in milliseconds. */
const restMs = 150;

/** As much of a row's end as its button covers, in pixels. */
const buttonRoom = 40;

/** A row that scrolls by itself, snapping to its items. The buttons come with script; touch, wheel and keys need none. */
export function Carousel(props: CarouselProps): ReactNode {
  const { label, children, item = 'card', itemId, onMove, ownsKeys = false, className } = props;
  const list = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState<{ back: boolean; on: boolean }>();

  const told = useRef({ to: 0, onMove });
  useEffect(() => {
    told.current.onMove = onMove;
  });

  useEffect(() => {
    let rest: number | undefined;
    const tell = () => {
      const row = list.current;
      if (row === null) return;
      const items = startsIn(row);
      const to = items.findIndex((start) => start >= row.scrollLeft - 1);
      if (to === -1 || to === told.current.to) return;
      told.current.to = to;
      told.current.onMove?.(to);
    };
    const onScroll = () => {
      measure();
      window.clearTimeout(rest);
      rest = window.setTimeout(tell, restMs);
    };
    const measure = () => {
      const at = list.current;
      if (at === null) return;
      setReach({ back: at.scrollLeft > 1, on: at.scrollLeft + at.clientWidth < at.scrollWidth - 1 });
    };
    const at = list.current;
    measure();
    at?.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', measure, { passive: true });
    return () => {
      window.clearTimeout(rest);
      at?.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', measure);
    };
  }, []);

  useRowKeys(list, ownsKeys);

  /** The browser brings what the keyboard reaches only just into view, which may be below a button. */
  const showWhole = ({ target }: FocusEvent<HTMLUListElement>) => {
    const item = target.closest('li');
    const row = list.current;
    if (item === null || row === null || !target.matches(':focus-visible')) return;
    const start = item.offsetLeft - row.offsetLeft;
    const isWhole =
      start >= row.scrollLeft + buttonRoom && start + item.offsetWidth <= row.scrollLeft + row.clientWidth - buttonRoom;
    if (!isWhole) row.scrollTo({ left: start });
  };

  const move = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.9, behavior: 'smooth' });

  return (
    <section aria-label={label} className={cx(styles.carousel, className)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keys (WCAG 2.1.1) */}
      <ul ref={list} className={cx(styles.list, styles[item])} tabIndex={0} aria-label={label} onFocus={showWhole}>
        {Children.map(children, (child, index) => (
          <li id={itemId?.(index)}>{child}</li>
        ))}
      </ul>
      {reach !== undefined && (reach.back || reach.on) && (
        <>
          <IconButton
            icon="chevron-left"
            label="Previous"
            variant="floating"
            className={styles.back}
            aria-disabled={!reach.back}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-right"
            label="Next"
            variant="floating"
            className={styles.on}
            aria-disabled={!reach.on}
            onClick={() => move(1)}
          />
        </>
      )}
    </section>
  );
}
