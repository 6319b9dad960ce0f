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
  sampleUpload,
  text,
} from './upload';
