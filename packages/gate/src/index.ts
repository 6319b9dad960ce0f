export type { Upstreams } from './check-sources';
export { brotliSuffix, manifestIn, type Upload } from './check-upload';
export { Gate, type GateCheck } from './gate';
export type { Version } from './rehearsal/comparable-html';
export { type Finding, remedyOf, sentenceOf } from './rules';
