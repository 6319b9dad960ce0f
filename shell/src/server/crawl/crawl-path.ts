import { effective, only, type SearchRules, type SearchState } from '@forecourt/search-state';

/** The marketplace's crawl paths: links to years and trims of a model, of the search's condition and new ones. */
export const crawlNames = ['modelyears', 'trims', 'newmodelyears', 'newtrims'] as const;

/** A crawl path about the one model of a search, in its condition; null where it has no such model. */
export function crawlPath(name: (typeof crawlNames)[number], state: SearchState, rules: SearchRules): string | null {
  const { modelCode, makeCode = [], listingType } = effective(state, rules);
  const model = only(modelCode);
  if (model === undefined) return null;
  const condition = only(listingType);
  const query = {
    makeCode: makeCode.join(),
    modelCode: model,
    ...(condition !== undefined && { listingType: condition }),
  };
  return `/rest/lsc/crawl/${name}?${new URLSearchParams(query)}`;
}
