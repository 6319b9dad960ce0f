import {
  off,
  ownerOf,
  type Reference,
  type SearchState,
  type StateParam,
  stateParams,
  values,
} from '@forecourt/search-state';

/** Parameters that name a place: instead of all of them a search gets a ZIP that nobody chose. */
const placeParams = ['zip', 'city', 'state'] as const;

/**
 * Returns a search of the same shape without anything of the visitor: codes that the site's own vocabulary has, numbers, and texts from closed
 * lists. It is made from nothing, so a new parameter is left out until its kind is one of these. Left out are words, bookmarks, campaigns,
 * unknown parameters, and the place.
 */
export function harmlessSearch(search: SearchState, reference: Reference, zip: string): SearchState {
  const kept = stateParams.flatMap((row): [string, unknown][] => {
    const value = harmlessValue(row, search, reference);
    return value === undefined ? [] : [[row.name, value]];
  });
  const isNear = placeParams.some((name) => search[name] !== undefined);
  return { ...Object.fromEntries(kept), ...(isNear && { zip }) };
}

function harmlessValue(row: StateParam, search: SearchState, reference: Reference): unknown {
  const value = search[row.name];
  if (value === undefined) return undefined;
  switch (row.kind) {
    case 'list': {
      const known = values(search, row.name).filter((code) => isKnown(row.name, code, search, reference));
      return known.length === 0 ? undefined : known;
    }
    case 'number':
      return value;
    case 'box': {
      const text = String(value);
      const isOption = Object.hasOwn(row.options ?? {}, text) || reference.facet(row.name)?.byCode.has(text);
      return text === off || isOption ? value : undefined;
    }
    case 'text':
      return row.oneOf?.includes(String(value)) ? value : undefined;
  }
}

/** Whether a code is one of the site's vocabulary. */
function isKnown(name: string, code: string, search: SearchState, reference: Reference): boolean {
  if (code === off) return true;
  if (name === 'makeCode') return reference.makes.byCode.has(code);
  if (name === 'modelCode') return reference.models(ownerOf(code))?.byCode.has(code) === true;
  if (name === 'trimCode')
    return values(search, 'modelCode').some((model) => reference.trims(model)?.byCode.has(code) === true);
  return reference.facet(name)?.byCode.has(code) === true;
}
