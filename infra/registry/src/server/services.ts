import type { Logger } from 'pino';
import type { PreviewSettings } from '../config';
import type { RegistryStore } from '../store/registry-store';
import type { Authority } from './authorise';
import type { AutomaticRollback } from './automatic-rollback';
import type { Metrics } from './metrics';
import type { ChangeStreams } from './stream';

/** What the routes are made of. */
export interface Services {
  store: RegistryStore;
  authority: Authority;
  streams: ChangeStreams;
  automaticRollback: AutomaticRollback;
  previews: PreviewSettings | undefined;
  metrics: Metrics;
  logger: Logger;
  /** Largest body of a publish in bytes of JSON, uncompressed; base64 makes files a third larger. */
  uploadBytes: number;
}
