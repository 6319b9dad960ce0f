export { type PackedView, packView, unpackView } from './packed-view';
export { readTexts } from './read-texts';
export {
  joinTexts,
  joinTextsFor,
  type RemoteTexts,
  type SharedText,
  textsFor,
  textsOf,
  type ViewTexts,
} from './view-texts';
