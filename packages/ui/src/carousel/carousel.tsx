import { Children, type ComponentProps, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../cx';
import { IconButton } from '../icon-button/icon-button';
import styles from './carousel.module.css';
import { startsIn, useRowKeys } from './use-row-keys';

export interface CarouselProps {
  /** Names the region. */
  label: string;
  /** One element per item. */
  children: ReactNode;
  /** Widths of an item: `fill` is one at a time, `card` is about 280 px, `tile` about 200 px. */
  item?: 'fill' | 'card' | 'tile';
  /** Attributes of an item's element by its index, from 0: an id for links to it that also work without script, what measures it, its class. */
  itemProps?: (index: number) => ComponentProps<'li'>;
  /** Called once the row rests at another item, with the index, from 0, of the first item in view. */
  onMove?: (to: number) => void;
  /**
   * Whether arrows, Home and End move it wherever the focus is, for a row that is the page's only content.
   */
  ownsKeys?: boolean;
  className?: string;
}

/** Time without movement after which a row is at rest, ms. */
const restMs = 150;

/** Width of a row's end that its button covers, px. */
const buttonRoom = 40;

/** A scrolling row that snaps to its items. Its buttons need script; touch, wheel and keys do not. */
export function Carousel(props: CarouselProps): ReactNode {
  const { label, children, item = 'card', itemProps, onMove, ownsKeys = false, className } = props;
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

  /** Scrolls a focused item clear of the buttons, because the browser scrolls it only just into view. */
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
          <li {...itemProps?.(index)}>{child}</li>
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
