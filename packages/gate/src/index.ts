export type { Upstreams } from './check-sources';
export { brotliSuffix, checkFiles, manifestIn, type Upload } from './check-upload';
export { Gate, type GateCheck } from './gate';
export { type Finding, remedyOf, sentenceOf } from './rules';
