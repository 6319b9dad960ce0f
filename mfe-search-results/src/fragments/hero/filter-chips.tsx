import { IntentLink, isPlainClick, useChips } from '@forecourt/search-kit';
import { ChipContent, ChipList, chipClass } from '@forecourt/ui';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './tools.module.css';

/**
 * Renders the active filters, each a link that removes it, then "Clear all". When the focused chip is removed, the focus moves to its
 * neighbour, and from the last chip to `heading`.
 */
export function FilterChips({ heading }: { heading: RefObject<HTMLElement | null> }): ReactNode {
  const chips = useChips();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chips have changed
  useEffect(() => {
    if (removed.current === null) return;
    const links = list.current?.querySelectorAll('a');
    const next = links?.[Math.min(removed.current, links.length - 1)] ?? heading.current;
    removed.current = null;
    next?.focus({ preventScroll: true });
  }, [chips, heading]);

  const note = (index: number) => (event: MouseEvent) => {
    if (isPlainClick(event)) removed.current = index;
  };

  if (chips.length === 0) return null;
  return (
    <ChipList ref={list} label="Active filters" className={styles.chips}>
      {chips.map(({ key, label }, index) => (
        <li key={key} className={styles.chip}>
          <IntentLink
            intent={{ type: 'removeChip', key }}
            className={chipClass({ selected: true })}
            onClick={note(index)}
          >
            <ChipContent>{label}</ChipContent>
          </IntentLink>
        </li>
      ))}
      {chips.some(({ standard }) => !standard) && (
        <li>
          <IntentLink intent={{ type: 'clear' }} className={styles.clear} onClick={note(0)}>
            Clear all
          </IntentLink>
        </li>
      )}
    </ChipList>
  );
}
