import { useDispatch } from '@forecourt/fragment-kit';
import { Badge, Checkbox, Icon, Popover, Swatch } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import { escaped } from '../model/carried';
import type { Choice } from '../model/choices';

/**
 * What a box of a facet does: a click searches at once. The box that was just clicked is not disabled while it has the focus,
 * whatever its new count: the browser would take the focus away.
 */
export function useBox({ param, value, selected, disabled }: Choice) {
  const dispatch = useDispatch();
  const [held, setHeld] = useState(false);
  return {
    name: param,
    value: escaped(value),
    checked: selected,
    disabled: disabled && !held,
    onChange() {
      setHeld(true);
      dispatch({ type: 'toggle', param, value });
    },
    onBlur: () => setHeld(false),
    'data-enhance': '',
  };
}

/** One box of a facet with its count. */
export function Box({ choice, swatch, after }: { choice: Choice; swatch?: boolean; after?: ReactNode }): ReactNode {
  const { label, count, badge, moreInfo, colorValue } = choice;
  return (
    <Checkbox
      {...useBox(choice)}
      label={
        badge === undefined ? (
          label
        ) : (
          <>
            {label} <Badge>{badge}</Badge>
          </>
        )
      }
      count={count}
      before={swatch && <Swatch color={colorValue} size={16} />}
      after={
        after ??
        (moreInfo !== undefined && (
          <Popover trigger={<Icon name="info" size={16} />} label={`About ${label}`}>
            {moreInfo}
          </Popover>
        ))
      }
    />
  );
}
