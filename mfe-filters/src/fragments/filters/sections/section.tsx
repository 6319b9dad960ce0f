import { type ReactNode, Suspense } from 'react';
import type { Panel } from '../model/panel';
import type { Section } from '../model/sections';
import { Fold } from './fold';
import { SectionContent } from './section-content';

/** Renders one section of the panel. Its content is hydrated in a task of its own: `Suspense` serves only that, nothing suspends. */
export function SectionFrame(props: {
  section: Section;
  panel: Panel;
  isOpen: boolean;
  onToggle(section: Section, isOpen: boolean): void;
}): ReactNode {
  const { section, panel, isOpen, onToggle } = props;
  return (
    <Fold
      {...{ section, panel, isOpen }}
      title={section.title}
      level={3}
      chosen={section.says(panel)}
      onToggle={(open) => onToggle(section, open)}
    >
      <Suspense>
        <SectionContent section={section} panel={panel} />
      </Suspense>
    </Fold>
  );
}
