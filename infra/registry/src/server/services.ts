import type { BrandHosts } from '@forecourt/service';
import type { Logger } from 'pino';
import type { RegistryStore } from '../store/registry-store';
import type { Authority } from './authorise';
import type { AutomaticRollback } from './automatic-rollback';
import type { Metrics } from './metrics';
import type { ChangeStreams } from './stream';

/** How links of previews are made. */
export interface PreviewSettings {
  /** The same as that of the shells. */
  secret: string;
  /** Origins by which browsers know the site; a brand without one is at its own host name on this machine. */
  publicOrigins: readonly string[];
  brandHosts: BrandHosts;
  /** Where the shell listens. */
  shellPort: number;
}

/** What the routes are made of. */
export interface Services {
  store: RegistryStore;
  authority: Authority;
  streams: ChangeStreams;
  automaticRollback: AutomaticRollback;
  previews: PreviewSettings | undefined;
  metrics: Metrics;
  logger: Logger;
  /** The largest publish, in bytes of JSON after unpacking; base64 makes files a third larger. */
  uploadBytes: number;
}
