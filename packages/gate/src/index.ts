export type { Upstreams } from './check-sources';
export { brotliSuffix, checkFiles, manifestIn, type Upload } from './check-upload';
export { declaredIn } from './declared-in';
export type { BrandLook, VersionBefore } from './gallery/compare-looks';
export { Gate, type GateCheck } from './gate';
export type { LiveSite, LiveVersion } from './interface/check-interface';
export type { Version } from './rehearsal/comparable-html';
export { type Finding, remedyOf, sentenceOf } from './rules';
