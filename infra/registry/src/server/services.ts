import type { OwnPaths } from '@forecourt/contracts';
import type { Gate } from '@forecourt/gate';
import type { Logger } from 'pino';
import type { PreviewSettings } from '../config';
import type { DevSessions } from '../dev/dev-sessions';
import type { RecentErrors } from '../field/recent-errors';
import type { RecentSums } from '../field/recent-sums';
import type { FieldSeries } from '../field/series';
import type { PackedPackages } from '../packages/packed-packages';
import type { ConsoleSessions } from '../sessions/console-sessions';
import type { ProviderSignIn } from '../sessions/provider-sign-in';
import type { RegistryStore } from '../store/registry-store';
import type { SampledInputs } from '../store/sampled-inputs';
import type { Authority } from './authorise';
import type { AutomaticRollback } from './automatic-rollback';
import type { Metrics } from './metrics';
import type { RecentIncidents } from './recent-incidents';
import type { Rehearsals } from './rehearsals';
import type { ChangeStreams } from './stream';

/** Dependencies of the routes. */
export interface Services {
  store: RegistryStore;
  gate: Gate;
  authority: Authority;
  /** Sessions of the console. */
  sessions: ConsoleSessions;
  /** Signing in by the OpenID provider; null without one. */
  signIn: ProviderSignIn | null;
  streams: ChangeStreams;
  automaticRollback: AutomaticRollback;
  /** What browsers and shells measured lately of each version. */
  sums: RecentSums;
  /** The same over time. */
  series: FieldSeries;
  /** The latest errors of each version. */
  errors: RecentErrors;
  /** The latest refused uploads, and warnings about what is stored. */
  incidents: RecentIncidents;
  /** Inputs of pages, from shells. */
  inputs: SampledInputs;
  rehearsals: Rehearsals;
  previews: PreviewSettings | undefined;
  devSessions: DevSessions;
  /** Paths that remotes may request from upstreams that the operator added. */
  sourcePaths: OwnPaths;
  packages: PackedPackages;
  /** Folder of the console's build; undefined if this registry serves none. */
  consoleFolder: string | undefined;
  /** Origin at which teams reach the registry; absent if it is the one that they request. */
  packagesOrigin: string | undefined;
  metrics: Metrics;
  logger: Logger;
  /** Maximum size of a publish request's JSON, bytes, uncompressed; base64 makes files a third larger. */
  uploadBytes: number;
}
