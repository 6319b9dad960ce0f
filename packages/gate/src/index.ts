export { brotliSuffix, type Upload } from './check-upload';
export { Gate } from './gate';
export { type Finding, remedyOf, sentenceOf } from './rules';
