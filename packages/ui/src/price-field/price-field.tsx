import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';

/** An input for whole dollars, `25k` among them: `$` before it, a number pad on phones. Cleaning, committing and validation are the caller's (R40). */
export function PriceField(props: Omit<TextFieldProps, 'icon' | 'dollars' | 'type'>): ReactNode {
  return (
    <TextField
      autoComplete="off"
      inputMode="numeric"
      maxLength={10}
      pattern="[0-9,]{1,10}|[0-9.]{1,6}[kK]"
      {...props}
      dollars
    />
  );
}
