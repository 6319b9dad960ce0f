import type { FacetName } from './facets';

/** What the search engines know of a listing; `null` where a fact is unknown. */
export interface SearchDocument {
  id: string;
  ownerId: string;
  /** The shown price, whole US dollars (R31). */
  price: number | null;
  year: number;
  /** Miles. */
  mileage: number | null;
  /** Combined EPA miles a gallon. */
  mpg: number | null;
  /** Miles. */
  electricRange: number | null;
  /** Whole US dollars a month by the terms that all are compared by, see `paymentOf`. */
  payment: number | null;
  lat: number | null;
  lon: number | null;
  state: string | null;
  /** Index in `tiers`. */
  tier: number;
  vehicleHighlight: boolean;
  marketExtension: boolean;
  /** Of an owner who bought the alpha showcase. */
  showcase: boolean;
  /** Epoch milliseconds. */
  listedAt: number;
  /** The higher, the earlier in the relevance sort, see `relevanceOf`. */
  relevance: number;
  /** Words by which keywords find it, each once. */
  words: readonly string[];
  codes: Readonly<Record<FacetName, readonly string[]>>;
}

/** Lower-case ASCII words, each once. `F-150` gives `f`, `150` and `f150`, so that both spellings find it. */
export function toWords(text: string): string[] {
  const words = new Set<string>();
  for (const chunk of plainText(text).split(' ')) {
    if (!/[^a-z0-9]/.test(chunk)) {
      words.add(chunk);
      continue;
    }
    const parts = chunk.split(/[^a-z0-9]+/).filter((part) => part !== '');
    for (const part of parts) words.add(part);
    if (parts.length > 1) words.add(parts.join(''));
  }
  words.delete('');
  return [...words];
}

/** Lower case, without accents, a space for any white space. */
function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[!-~ ]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
