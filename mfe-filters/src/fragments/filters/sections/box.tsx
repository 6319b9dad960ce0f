import { useDispatch } from '@forecourt/fragment-kit';
import { joinList, useShown } from '@forecourt/search-kit';
import { Badge, Checkbox, Icon, Popover, Swatch } from '@forecourt/ui';
import { type ChangeEvent, memo, type ReactNode, useState } from 'react';
import styles from '../filters.module.css';
import type { Choice } from '../model/choice';
import { sameChoice } from '../model/choices';

/**
 * The behaviour of a facet's checkbox: a click searches at once. A checkbox is not disabled while it has the focus,
 * whatever its new count, because the browser would remove the focus.
 */
export function useBox({ param, value, selected, disabled }: Choice) {
  const dispatch = useDispatch();
  const [checked, choose] = useShown(selected);
  const [held, setHeld] = useState(false);
  return {
    name: param,
    value: joinList([value]),
    checked,
    disabled: disabled && !held,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      setHeld(true);
      const on = currentTarget.checked;
      choose(on, () => dispatch({ type: 'toggle', param, value, on }));
    },
    onBlur: () => setHeld(false),
  };
}

interface BoxProps {
  choice: Choice;
  swatch?: boolean;
  /** Replaces the note beside the checkbox. */
  after?: ReactNode;
}

/** One checkbox of a facet with its count. Memoised, because most of the two hundred in a panel do not change with a search. */
export const Box = memo(
  PlainBox,
  (a: BoxProps, b: BoxProps) => sameChoice(a.choice, b.choice) && a.swatch === b.swatch && a.after === b.after,
);

function PlainBox({ choice, swatch, after }: BoxProps): ReactNode {
  const { label, count, badge, moreInfo, colorValue, src } = choice;
  const box = (
    <Checkbox
      {...useBox(choice)}
      label={
        badge === undefined ? (
          label
        ) : (
          <span>
            {label} <Badge>{badge}</Badge>
          </span>
        )
      }
      count={count}
      before={
        src === undefined ? (
          swatch && <Swatch color={colorValue} />
        ) : (
          <img src={src} alt="" loading="lazy" className={styles.picture} />
        )
      }
    />
  );
  if (after === undefined && moreInfo === undefined) return box;
  return (
    <div className={styles.beside}>
      {box}
      {after ?? (
        <Popover trigger={<Icon name="info" size={16} />} label={`About ${label}`}>
          {moreInfo}
        </Popover>
      )}
    </div>
  );
}
