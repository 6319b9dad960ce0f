/** Step 4: the sources that the plan's fragments need, each called once, in parallel. */
export { arrivedData, type SourceCall, SourceFetcher, staleSources } from './fetch-sources';
export { pageView, viewAsDataArrives } from './page-view';
export type { SourceDefinition, SourceInput, SourceTable } from './source';
