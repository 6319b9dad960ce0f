/** Step 6: the document. Head at once, slots in their order, late ones at the end, the state once. */

export { AnswerWait } from './answer-wait';
export type { BrowserPlan } from './browser-plan';
export { Bundles, type PlanBundles } from './bundles';
export { type Head, headHtml, preloadHeader } from './head';
export type { Chrome } from './layout';
export { fileName, type PageFileKind, type PageFilePath, PageFiles } from './page-files';
export { type NamedPage, pageNames } from './page-names';
export { pagePolicy } from './page-policy';
export { encodings, etagOf, PageStore, pageKey, type StoredPage } from './page-store';
export { previewBar, revokedBar } from './preview-bar';
export { responseSink } from './response-sink';
export { type PageContent, sendPage, slotId } from './send-page';
export { changesScript, type HostScript } from './state-script';
export { statusPage } from './status-page';
export { type PageStyles, Styles, type Stylesheet } from './styles';
