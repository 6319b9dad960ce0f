import { Disclosure } from '@forecourt/ui';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Panel } from '../model/panel';
import type { Section } from '../model/sections';
import { SectionContent } from './section-content';

/**
 * One disclosure of the panel. It is open at first if it has a choice, opens by itself once at its first
 * choice, and never re-opens after the shopper closed it (R28).
 *
 * Invisible content may wait: a closed section is updated after the open ones, and each section's content is hydrated in
 * a task of its own (`Suspense` serves only that, nothing suspends).
 */
export function SectionFrame(props: {
  section: Section;
  panel: Panel;
  /** Open at first even without a selection. */
  prominent: boolean;
}): ReactNode {
  const { section, panel, prominent } = props;
  const selected = section.selected(panel);
  const later = useDeferredValue(panel);
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(prominent || selected > 0);
  /** Whether it may still open by itself. */
  const [mayOpen, setMayOpen] = useState(selected === 0);

  if (mayOpen && selected > 0) {
    setMayOpen(false);
    setOpen(true);
  }

  const follow = (element: HTMLDetailsElement) => {
    setOpen(element.open);
    if (!element.open) setMayOpen(false);
  };

  // It may have been opened or closed before the script was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares with the first render only
  useEffect(() => {
    if (details.current !== null && details.current.open !== open) follow(details.current);
  }, []);

  return (
    <Disclosure
      ref={details}
      title={section.title}
      level={3}
      selected={selected}
      open={open}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => follow(currentTarget)}
    >
      <Suspense>
        <SectionContent section={section} panel={open ? panel : later} />
      </Suspense>
    </Disclosure>
  );
}
