import { formFields } from '@forecourt/search-state';
import type { ComponentProps, ReactNode } from 'react';
import { useSearch } from './hooks';

export interface SearchFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'ref'> {
  /** What the form's own controls write: a parameter (`zip`), or one value of it (`featureCode:1306`). */
  edits: Iterable<string>;
}

/**
 * A GET form that changes a part of the search and keeps the rest. Sent without script it leads to the search by way of its
 * canonical URL (R2), back on its first page (R21).
 */
export function SearchForm({ edits, children, ...rest }: SearchFormProps): ReactNode {
  const own = new Set(edits).add('firstRecord');
  const fields = formFields(useSearch()).filter(
    ([name, value]) => !value || !(own.has(name) || own.has(`${name}:${value}`)),
  );
  return (
    // A browser that restores what the controls held would show another search than the URL's.
    <form autoComplete="off" data-enhance="" {...rest} ref={validateByScript} method="get" action="/cars-for-sale/all">
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and hidden inputs hold nothing of their own
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** A form's ref: with script its fields say themselves what is wrong; the browser's own words are for pages without. */
export function validateByScript(form: HTMLFormElement | null): void {
  form?.setAttribute('novalidate', '');
}
