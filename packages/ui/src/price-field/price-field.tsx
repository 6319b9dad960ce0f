import type { ReactNode } from 'react';
import { Field } from '../field/field';
import type { TextFieldProps } from '../text-field/text-field';
import styles from './price-field.module.css';

/** An input for whole dollars: `$` before it, a number pad on phones. Cleaning, committing and checking are the caller's (R40). */
export function PriceField({
  label,
  hint,
  error,
  className,
  required,
  ...rest
}: Omit<TextFieldProps, 'icon' | 'type'>): ReactNode {
  return (
    <Field {...{ label, hint, error, required, className, box: { className: styles.box ?? '' } }}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          inputMode="numeric"
          maxLength={10}
          pattern="[0-9,]{1,10}"
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}
