export { brotliSuffix, type Upload } from './check-upload';
export { Gate } from './gate';
export { type Finding, sentenceOf } from './rules';
