import { cx } from '@forecourt/ui';
import { Fragment, type ReactNode, useState } from 'react';
import styles from '../filters.module.css';
import type { Choice } from '../model/choices';
import { selectedCount } from '../model/choices';
import { Box } from './box';

/** Boxes on show before "Show more". */
const first = 8;
/** A list that is longer by no more than this is shown whole: a click to see two more is no gain. */
const grace = 2;

/** The boxes of one facet; a long list shows the first eight, the rest behind a disclosure that is open where it has one selected. */
export function Checklist(props: {
  label: string;
  choices: readonly Choice[];
  swatch?: boolean;
  className?: string;
  /** What stands below a box, of itself. */
  below?: (choice: Choice) => ReactNode;
}): ReactNode {
  const { label, choices, swatch, below, className } = props;
  const cut = choices.length > first + grace ? first : choices.length;
  const draw = (choice: Choice) => (
    <Fragment key={choice.value}>
      <Box choice={choice} swatch={swatch} />
      {below?.(choice)}
    </Fragment>
  );
  return (
    <fieldset aria-label={label} className={cx(styles.checklist, className)}>
      {choices.slice(0, cut).map(draw)}
      {cut < choices.length && (
        <More count={choices.length - cut} open={selectedCount(choices.slice(cut)) > 0}>
          {choices.slice(cut).map(draw)}
        </More>
      )}
    </fieldset>
  );
}

function More({ count, open, children }: { count: number; open: boolean; children: ReactNode }): ReactNode {
  // Only its beginning is ours to say: from then on it is the shopper's.
  const [openAtFirst] = useState(open);
  return (
    <details open={openAtFirst} className={styles.more} suppressHydrationWarning>
      <summary className={styles.moreSummary}>
        <span className={styles.moreClosed}>{`Show ${count} more`}</span>
        <span className={styles.moreOpen}>Show fewer</span>
      </summary>
      {children}
    </details>
  );
}
