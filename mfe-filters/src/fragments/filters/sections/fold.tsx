import { Disclosure } from '@forecourt/ui';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import type { Section } from '../model/sections';

/**
 * A disclosure that has no content while it is closed: its title says what is chosen, and a link leads to it on the page of all filters,
 * for those without script.
 */
export function Fold(props: {
  title: string;
  level: 3 | 4;
  /** Labels of the choices in it. */
  chosen: readonly string[];
  section: Pick<Section, 'name'>;
  panel: Panel;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  children: ReactNode;
}): ReactNode {
  const { title, level, chosen, section, panel, isOpen, onToggle, children } = props;
  const details = useRef<HTMLDetailsElement>(null);

  const follow = ({ open }: HTMLDetailsElement) => {
    if (open !== isOpen) onToggle(open);
  };
  // It may have been opened or closed before the script was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares with the first render only
  useEffect(() => {
    if (details.current !== null) follow(details.current);
  }, []);

  /** Opens it instead of the browser, which would show it empty for a moment. */
  const toggle = (event: MouseEvent<HTMLDetailsElement>) => {
    const { currentTarget, target } = event;
    const isTitle = target instanceof Element && target.closest('summary')?.parentElement === currentTarget;
    if (!isTitle || event.defaultPrevented) return;
    event.preventDefault();
    onToggle(!isOpen);
  };

  return (
    <Disclosure
      ref={details}
      title={title}
      level={level}
      value={isOpen ? undefined : chosen.join(', ')}
      open={isOpen}
      className={styles.fold}
      suppressHydrationWarning
      onClick={toggle}
      onToggle={({ currentTarget }) => follow(currentTarget)}
    >
      {isOpen ? (
        children
      ) : (
        <a href={`${panel.whole}#${section.name}`} rel="nofollow" className={styles.link}>
          {`All ${title} options`}
        </a>
      )}
    </Disclosure>
  );
}
