import type { BrandView, PageView } from '@forecourt/contracts';
import type { ListingResponse } from '@forecourt/listing';
import { fixtureBrand, fixtureListings, fixtureReference, renderFragment } from '@forecourt/search-kit/testing';
import {
  createReference,
  parseParams,
  type SearchState,
  type SectionName,
  sectionNames,
  sectionOf,
} from '@forecourt/search-state';
import { fireEvent } from '@testing-library/react';
import allFilters from '../all-filters';
import filters from './index';

/** Returns the fixture's brand with all sections. */
export const brand = (overrides: Partial<BrandView> = {}) => fixtureBrand({ sections: sectionNames, ...overrides });

/** Shows the dialog as CSS does on a wide screen, because stylesheets are not loaded in tests. */
document.head.append(Object.assign(document.createElement('style'), { textContent: 'dialog { display: block }' }));

/** Renders the panel of a search as the shell does. */
export function show(state: SearchState = {}, view: Partial<PageView> = {}) {
  return renderFragment(filters, { view: { state, brand: brand(), ...view } });
}

/** Renders the page of every filter, which never hydrates. */
export function showAll(state: SearchState = {}, view: Partial<PageView> = {}) {
  return renderFragment(allFilters, { view: { page: 'filters', state, brand: brand(), ...view } });
}

/** Renders some sections only, which is faster. */
export const showOnly =
  (...sections: readonly SectionName[]) =>
  (state: SearchState = {}, view: Partial<PageView> = {}) =>
    show(state, { brand: brand({ sections }), ...view });

/** Renders some sections, and opens all of them. */
export const showOpen =
  (...sections: readonly SectionName[]) =>
  (state: SearchState = {}, view: Partial<PageView> = {}) => {
    const queries = showOnly(...sections)(state, view);
    const titles = sections.map((name) => sectionOf(name)?.title);
    for (const details of formOf(queries.container).querySelectorAll('details')) {
      const title = details.querySelector('h3')?.textContent ?? '';
      if (!details.open && titles.includes(title)) press(queries.container, title);
    }
    return queries;
  };

/** Returns a view's part with another answer of the search. */
export const listing = (overrides: Partial<ListingResponse>) => ({ data: { listing: fixtureListings(overrides) } });

/** Finds a section by its title. */
export function section(container: HTMLElement, title: string): HTMLDetailsElement {
  const found = [...container.querySelectorAll('details')].find(
    (each) => each.querySelector('h2, h3, h4')?.textContent === title,
  );
  if (found === undefined) throw new Error(`no section ${title}`);
  return found;
}

/** Opens or closes a section as a click on its title does, and returns it. */
export function press(container: HTMLElement, title: string): HTMLDetailsElement {
  const details = section(container, title);
  fireEvent.click(details.querySelector('h2, h3, h4')!);
  return details;
}

export const box = (container: HTMLElement, name: string, value: string) =>
  formOf(container).querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)!;

/** Returns the form of the sections; the bar has one, too. */
export const formOf = (container: HTMLElement) => container.querySelector('details')!.closest('form')!;
export const fields = (container: HTMLElement) =>
  [...new FormData(formOf(container))].map(([name, value]) => [name, `${value}`]);

/** Returns a search with its lists sorted, for comparisons in which their order does not count. */
export function unordered(state: SearchState): SearchState {
  const entries = Object.entries(state).map(([name, value]) => [
    name,
    Array.isArray(value) && name !== 'extra' ? [...value].sort() : value,
  ]);
  return Object.fromEntries(entries) as SearchState;
}

/** Returns the search of a submission without script, parsed by the server's codec. */
export function sent(container: HTMLElement, of: BrandView = brand()): SearchState {
  const query = new URLSearchParams(fields(container) as [string, string][]);
  return parseParams(query, of, createReference(fixtureReference)).state;
}

/** Makes every intersection observer report visibility at once, because jsdom has no layout. Returns a function that restores it. */
export function seeEverything(): () => void {
  class Seen {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element): void {
      this.tell([{ isIntersecting: true, target } as unknown as IntersectionObserverEntry], this as never);
    }
    disconnect(): void {}
  }
  Object.assign(window, { IntersectionObserver: Seen });
  return () => Reflect.deleteProperty(window, 'IntersectionObserver');
}
