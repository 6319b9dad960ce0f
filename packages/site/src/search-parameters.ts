import { type StateParam, stateParams, takes } from '@forecourt/search-state';

/** Parameters of a search for OpenAPI documents (`describeApi` of packages/service), from the table of search-state. */
export const searchParameters = stateParams.map((row) => ({
  ...{ name: row.name, in: 'query' as const, description: sentence(row) },
  ...(row.kind === 'number' && { type: 'integer' as const }),
}));

function sentence(row: StateParam): string {
  const text = takes(row);
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return `${first}${row.kind === 'list' ? '; several are joined by commas' : ''}.`;
}
