export { type PackedView, packView, unpackView } from './packed-view';
export { joinTexts, type SharedText, textsOf, type ViewTexts } from './view-texts';
