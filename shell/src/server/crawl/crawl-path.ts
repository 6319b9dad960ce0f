import { effective, only, type SearchRules, type SearchState } from '@forecourt/search-state';

/** The marketplace's crawl paths: links to the years and trims of a model, in the search's condition or new. */
export const crawlNames = ['modelyears', 'trims', 'newmodelyears', 'newtrims'] as const;

/** Returns the crawl path for the only model of a search, in the search's condition; null if the search does not name exactly one model. */
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

/** Returns the marketplace's path for the directory of what a brand shows first: its make, its condition. */
export function directoryPath(by: string, rules: SearchRules): string {
  const { makeCode = [], listingType } = effective({}, rules);
  const condition = only(listingType);
  const query = {
    by,
    ...(makeCode.length > 0 && { makeCode: makeCode.join() }),
    ...(condition !== undefined && { listingType: condition }),
  };
  return `/rest/lsc/crawl/directory?${new URLSearchParams(query)}`;
}
