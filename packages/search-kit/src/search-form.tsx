import { formFields } from '@forecourt/search-state';
import type { ComponentProps, ReactNode } from 'react';
import { useSearch } from './hooks';

export interface SearchFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'ref'> {
  /** Parameters that the form's own controls set (`zip`), or single values (`featureCode:1306`). */
  edits: Iterable<string>;
}

/**
 * A GET form that changes a part of the search and leaves the rest. Without scripts, submitting it
 * leads to the search's canonical URL (R2), on its first page (R21).
 */
export function SearchForm({ edits, children, ...rest }: SearchFormProps): ReactNode {
  const own = new Set(edits).add('firstRecord');
  const fields = formFields(useSearch()).filter(([name, value]) =>
    // No make checked means no make, and no models (R6): said where makes are checked.
    name === 'makeCode' && value === '' ? own.has(name) : !(own.has(name) || own.has(`${name}:${value}`)),
  );
  return (
    // Restored control values would show another search than the URL's.
    <form autoComplete="off" data-enhance="" {...rest} ref={validateByScript} method="get" action="/cars-for-sale/all">
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and hidden inputs have no state
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** A ref that disables the browser's validation: with scripts the fields show their own messages. */
export function validateByScript(form: HTMLFormElement | null): void {
  form?.setAttribute('novalidate', '');
}
