import type { ComponentProps, ReactNode } from 'react';
import { formTarget } from './form-target';

export interface SearchFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** Canonical URL of the search that the form changes. */
  href: string;
  /** Names of the form's own controls. */
  edits: readonly string[];
}

/** A form that changes a part of the search and keeps the rest, with script and without. */
export function SearchForm({ href, edits, children, ...rest }: SearchFormProps): ReactNode {
  const { action, fields } = formTarget(href, edits);
  return (
    // A browser that restores what the controls held would show another search than the URL's.
    <form autoComplete="off" {...rest} method="get" action={action}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and hidden fields hold no state
        <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
