/** What the shell reads for the measured page. */
export { results } from '@forecourt/shell/src/server/pages/results';
export { pageView } from '@forecourt/shell/src/server/steps/data/page-view';
