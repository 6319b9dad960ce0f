import { useSettledSelect } from '@forecourt/search-kit';
import { Select, type SelectProps } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** Renders a select that searches when a value is chosen, not while keys move through values. */
export function SettledSelect(
  props: Omit<SelectProps, 'value' | 'onChange' | 'onKeyDown' | 'onPointerDown' | 'onBlur'> & {
    value: string;
    onChoose(value: string): void;
  },
): ReactNode {
  const { value, onChoose, ...rest } = props;
  return <Select {...rest} {...useSettledSelect(value, onChoose)} />;
}
