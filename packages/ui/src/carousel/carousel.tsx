import { Children, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../cx';
import { IconButton } from '../icon-button/icon-button';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** Names the region. */
  label: string;
  /** One element an item. */
  children: ReactNode;
  /** Widths of an item: `fill` is one at a time, `card` is about 280 px, `tile` about 200 px. */
  item?: 'fill' | 'card' | 'tile';
  /** Id of an item by its place, from 0: for links that lead to it, without script too. */
  itemId?: (index: number) => string;
  className?: string;
}

/** As much of a row's end as its button covers, in pixels. */
const buttonRoom = 40;

/** A row that scrolls by itself, snapping to its items. The buttons come with script; touch, wheel and keys need none. */
export function Carousel({ label, children, item = 'card', itemId, className }: CarouselProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState<{ back: boolean; on: boolean }>();

  useEffect(() => {
    const measure = () => {
      const at = list.current;
      if (at === null) return;
      setReach({ back: at.scrollLeft > 1, on: at.scrollLeft + at.clientWidth < at.scrollWidth - 1 });
    };
    const at = list.current;
    measure();
    at?.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure, { passive: true });
    return () => {
      at?.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);

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
