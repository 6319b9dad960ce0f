export {
  type HandWritten,
  handWritten,
  type ManifestChange,
  manifestOf,
  publishBody,
  remoteOf,
  sampleUpload,
} from './upload';
