import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

/** Class names of a row of tab-like links, and of one link; the present one has `aria-current`. */
export const tabListClass: string = styles.list ?? '';
export const tabClass: string = styles.tab ?? '';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Id of the open tab. */
  selected: string;
  onSelect(id: string): void;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Panels of which one is open, by the ARIA tabs pattern: arrows move, Home and End jump. All panels are in the HTML; without script they are
 * shown one below the other, so each starts with a heading.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}${tab.id}-panel`}
          aria-labelledby={`${id}${tab.id}`}
          data-open={tab.id === selected ? '' : undefined}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
