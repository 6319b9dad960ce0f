export { findChromium } from './find-chromium';
export { sampledFixtures, sampledInput } from './sampled';
export {
  type HandWritten,
  handWritten,
  type ManifestChange,
  manifestOf,
  type Offered,
  offering,
  publishBody,
  remoteOf,
  restyled,
  sampleUpload,
  text,
} from './upload';
