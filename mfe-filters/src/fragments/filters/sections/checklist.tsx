import { ChoiceList } from '@forecourt/ui';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Choice } from '../model/choice';
import { byResults, popularFirst, selectedCount } from '../model/choices';
import { Box } from './box';
import { More } from './more';

/** Number of checkboxes before "View more". */
const first = 6;
/** A list that is longer by at most this number is shown completely. */
const grace = 2;

/**
 * The checkboxes of one facet; a long list shows the first six, and the rest in a disclosure that is open if it has a choice.
 * With `popular` the six are those with the most results, and options without a result are in the disclosure.
 */
export function Checklist(
  props: Omit<ComponentProps<'fieldset'>, 'children'> & {
    label: string;
    choices: readonly Choice[];
    swatch?: boolean;
    popular?: boolean;
    /** Renders content below a checkbox. */
    below?: (choice: Choice) => ReactNode;
  },
): ReactNode {
  const { label, choices: given, swatch, popular = false, below, ...rest } = props;
  const choices = popular ? popularFirst(given, first) : given;
  const shown = popular ? Math.min(first, byResults(choices)[0].length) : first;
  const cut = choices.length > first + grace ? shown : choices.length;
  const draw = (choice: Choice) => (
    <Fragment key={choice.value}>
      <Box choice={choice} swatch={swatch} />
      {below?.(choice)}
    </Fragment>
  );
  return (
    <ChoiceList {...rest} aria-label={label}>
      {choices.slice(0, cut).map(draw)}
      {cut < choices.length && (
        <More count={choices.length - cut} open={selectedCount(choices.slice(cut)) > 0}>
          {choices.slice(cut).map(draw)}
        </More>
      )}
    </ChoiceList>
  );
}
