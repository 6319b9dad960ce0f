/** Drafts that a tab of the browser keeps, one for each page of a brand, until they are applied or discarded. */
import { type BrandPage, type Draft, regions } from './layouts';

/** A draft, and the layout that it is based on. */
export interface StoredDraft {
  base: Draft;
  draft: Draft;
}

const keyOf = ({ brand, page }: BrandPage) => `draft of ${page} on ${brand}`;

/** Returns the draft of a page; null if there is none, or none of this form. */
export function storedDraft(of: BrandPage): StoredDraft | null {
  try {
    const { base, draft } = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null') ?? {};
    return isDraft(base) && isDraft(draft) ? { base, draft } : null;
  } catch {
    // A browser may have no storage for this page.
    return null;
  }
}

/** Keeps the draft of a page; null removes it. */
export function storeDraft(of: BrandPage, stored: StoredDraft | null): void {
  try {
    if (stored === null) sessionStorage.removeItem(keyOf(of));
    else sessionStorage.setItem(keyOf(of), JSON.stringify(stored));
  } catch {
    // Then it lasts as long as the view.
  }
}

function isDraft(value: unknown): value is Draft {
  const { arrangement, slots, touched = [] } = fieldsOf(value);
  return typeof arrangement === 'string' && areAll(slots, isSlot) && areAll(touched, isText);
}

function isSlot(value: unknown): boolean {
  const { slot, remote, fragment, region } = fieldsOf(value);
  return areAll([slot, remote, fragment], isText) && regions.some((one) => one === region);
}

const isText = (value: unknown) => typeof value === 'string';
const areAll = (values: unknown, is: (one: unknown) => boolean) => Array.isArray(values) && values.every(is);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object | null | undefined) });
