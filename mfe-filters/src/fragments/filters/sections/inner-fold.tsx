import { type ReactNode, useState } from 'react';
import type { Panel } from '../model/panel';
import type { Section } from '../model/sections';
import { Fold } from './fold';

/** Renders a part of a section that few shoppers use: closed at first unless something is chosen in it, and open on the page of all filters. */
export function InnerFold(props: {
  title: string;
  chosen: readonly string[];
  section: Pick<Section, 'name'>;
  panel: Panel;
  children: ReactNode;
}): ReactNode {
  const { chosen, panel } = props;
  const [isOpen, setOpen] = useState(panel.isWhole || chosen.length > 0);
  // On the page of all filters the section's own heading is of the second level.
  return <Fold {...props} level={panel.isWhole ? 3 : 4} isOpen={isOpen} onToggle={setOpen} />;
}
