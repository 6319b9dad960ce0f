import { ChoiceList } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import type { Choice } from '../model/choice';
import { selectedCount } from '../model/choices';
import { grouped, popularOf } from '../model/groups';
import { Box } from './box';
import { More } from './more';

/** Renders the checkboxes of a facet in the service's groups, which are closed until one of their options is chosen. */
export function GroupedChecklist(props: {
  label: string;
  choices: readonly Choice[];
  groups: readonly { label: string; values: readonly string[] }[];
}): ReactNode {
  // Features narrow, so each choice changes their counts. The popular ones are computed once, so that checkboxes do not move under the pointer.
  const [popular] = useState(() => popularOf(props.choices));
  const { first, groups } = grouped(props.choices, popular, props.groups);
  const draw = (choice: Choice) => <Box key={choice.value} choice={choice} />;
  return (
    <ChoiceList aria-label={props.label}>
      {first.map(draw)}
      {groups.map(({ label, choices }) => (
        <More key={label} title={label} count={choices.length} open={selectedCount(choices) > 0}>
          {choices.map(draw)}
        </More>
      ))}
    </ChoiceList>
  );
}
