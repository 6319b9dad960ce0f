export { sampledFixtures, sampledInput } from './sampled';
export {
  type HandWritten,
  handWritten,
  type ManifestChange,
  manifestOf,
  publishBody,
  remoteOf,
  sampleUpload,
  text,
} from './upload';
