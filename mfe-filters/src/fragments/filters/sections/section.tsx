import { formatFilters } from '@forecourt/search-kit';
import { Disclosure } from '@forecourt/ui';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import type { Section } from '../model/sections';
import { SectionContent } from './section-content';

/**
 * One disclosure of the panel. While it is closed it has no content: its title says what is chosen, and a link leads to the page with
 * every filter, for those without script.
 *
 * Each section's content is hydrated in a task of its own (`Suspense` serves only that, nothing suspends).
 */
export function SectionFrame(props: {
  section: Section;
  panel: Panel;
  isOpen: boolean;
  onToggle(section: Section, isOpen: boolean): void;
}): ReactNode {
  const { section, panel, isOpen, onToggle } = props;
  const details = useRef<HTMLDetailsElement>(null);

  const follow = ({ open }: HTMLDetailsElement) => {
    if (open !== isOpen) onToggle(section, open);
  };
  // It may have been opened or closed before the script was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares with the first render only
  useEffect(() => {
    if (details.current !== null) follow(details.current);
  }, []);

  /** Opens it instead of the browser, which would show it empty for a moment. */
  const toggle = (event: MouseEvent<HTMLDetailsElement>) => {
    const summary = event.currentTarget.querySelector('summary');
    if (event.defaultPrevented || !(event.target instanceof Node) || !summary?.contains(event.target)) return;
    event.preventDefault();
    onToggle(section, !isOpen);
  };

  return (
    <Disclosure
      ref={details}
      title={section.title}
      level={3}
      value={isOpen ? undefined : section.says(panel).join(', ')}
      open={isOpen}
      suppressHydrationWarning
      onClick={toggle}
      onToggle={({ currentTarget }) => follow(currentTarget)}
    >
      {isOpen ? (
        <Suspense>
          <SectionContent section={section} panel={panel} />
        </Suspense>
      ) : (
        <a href={`${formatFilters(panel.state)}#${section.name}`} rel="nofollow" className={styles.link}>
          {`All ${section.title} options`}
        </a>
      )}
    </Disclosure>
  );
}
