import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { leaseMs } from '@forecourt/contracts/dev-sessions';
import { Gate } from '@forecourt/gate';
import {
  answerAll,
  answerProbes,
  closeServer,
  Disk,
  Drain,
  keepPrivate,
  listen,
  type RunningService,
  Tokens,
  tokenFile,
  urlOf,
} from '@forecourt/service';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { DevSessions } from '../dev/dev-sessions';
import { RecentErrors } from '../field/recent-errors';
import { RecentSums } from '../field/recent-sums';
import { FieldSeries } from '../field/series';
import { packagesIn } from '../packages/package-store';
import { PackedPackages } from '../packages/packed-packages';
import { ProblemError } from '../problems';
import { ConsoleSessions } from '../sessions/console-sessions';
import { ProviderSignIn } from '../sessions/provider-sign-in';
import { disk } from '../store/disk';
import { standardBounds } from '../store/probation';
import { placesIn } from '../store/recover';
import { RegistryStore } from '../store/registry-store';
import { SampledInputs } from '../store/sampled-inputs';
import { createApp } from './app';
import { Authority } from './authorise';
import { AutomaticRollback, rollsBackExcept } from './automatic-rollback';
import { Metrics } from './metrics';
import { RecentIncidents } from './recent-incidents';
import { Rehearsals } from './rehearsals';
import { ChangeStreams } from './stream';

export interface Limits {
  /** See `Services`. */
  uploadBytes: number;
  heartbeatMs: number;
  /** Time that a shutdown waits for pending requests, ms. */
  shutdownMs: number;
  /** Time after which a session of `fragment dev` ends unless its command renews it, ms. */
  devLeaseMs: number;
}

export const standardLimits: Limits = {
  ...{ uploadBytes: 20_000_000, heartbeatMs: 15_000, shutdownMs: 5_000 },
  devLeaseMs: leaseMs,
};

/**
 * Starts the service. It binds the port before it opens the folder, so that an accidental second start fails early and harmlessly.
 * @throws if the port or the folder is in use, or the state is damaged.
 */
export async function startRegistry(
  {
    port,
    host,
    folder,
    files,
    tokens: configured,
    reportTokens,
    autoRollback,
    bounds,
    sourcePaths,
    upstreams,
    previews,
    gatePrograms,
    gateChromium,
    inputsMb = 256,
    packagesFolder,
    packagesOrigin,
    consoleFolder,
    openid,
  }: Config,
  logger: Logger,
  { uploadBytes, heartbeatMs, shutdownMs, devLeaseMs }: Limits = standardLimits,
): Promise<RunningService> {
  let handler: RequestListener = answerAll(
    new ProblemError('starting', 'The registry is reading its folder. Try again in a moment.'),
  );
  const drain = new Drain();
  const server = createServer(answerProbes('registry', drain, (request, response) => handler(request, response)));
  await listen(server, { port, host, variable: 'REGISTRY_PORT' });
  try {
    const gate = new Gate(gatePrograms ?? null, { own: sourcePaths, upstreams, chromium: gateChromium });
    const onWait = (reason: string) => {
      logger.warn({ reason }, 'the registry waits for its files');
      handler = answerAll(new ProblemError('starting', `The registry waits for its files: ${reason}.`));
    };
    const incidents = new RecentIncidents();
    const warn = (message: string) => {
      logger.warn(message);
      incidents.addWarning(message);
    };
    const store = await RegistryStore.open(folder, { gate, files, onWait, warn });
    keepPrivate(folder);
    await store.beginBrands({ who: 'registry', claims: false, ifMatch: null });
    const tokens =
      configured === null ? await Tokens.inFile(tokenFile(folder)) : Tokens.parse(configured, 'REGISTRY_TOKEN');
    const streams = new ChangeStreams(store, heartbeatMs);
    const reporters = reportTokens === undefined ? null : Tokens.parse(reportTokens, 'REPORT_TOKEN');
    const sessions = new ConsoleSessions(packagesOrigin);
    const signIn =
      openid === undefined || packagesOrigin === undefined ? null : new ProviderSignIn(openid, packagesOrigin);
    const authority = new Authority(tokens, store, sessions, reporters);
    const metrics = new Metrics(store, streams);
    const places = placesIn(folder);
    const stored = { disk, warn };
    const sums = await RecentSums.open({
      ...{ path: places.field, temporary: join(places.temporary, 'field.json'), ...stored },
    });
    const series = await FieldSeries.open({
      ...{ path: places.series, temporary: join(places.temporary, 'series.json'), ...stored },
    });
    const automaticRollback = new AutomaticRollback({
      ...{ store, sums, series, logger, metrics },
      bounds: { ...standardBounds, ...bounds },
      rollsBack: rollsBackExcept(autoRollback ?? 'on'),
    });
    const inputs = await SampledInputs.open(new Disk(join(folder, 'inputs'), logger), inputsMb * 2 ** 20);
    const rehearsals = new Rehearsals({ store, gate, inputs });
    const packages = new PackedPackages({ folder: packagesFolder, store: packagesIn(places, files), warn });
    const devSessions = new DevSessions(devLeaseMs);
    handler = createApp({
      ...{
        store,
        gate,
        authority,
        sessions,
        signIn,
        streams,
        automaticRollback,
        sums,
        series,
        previews,
        metrics,
        logger,
        uploadBytes,
      },
      ...{
        errors: new RecentErrors(),
        incidents,
        packages,
        packagesOrigin,
        consoleFolder,
        inputs,
        rehearsals,
        devSessions,
        sourcePaths: sourcePaths ?? {},
      },
    });
    return {
      url: urlOf(server, host),
      drain: () => drain.begin(),
      async close() {
        automaticRollback.close();
        streams.close();
        devSessions.close();
        await closeServer(server, shutdownMs);
        await sums.close();
        await series.close();
        await store.close();
      },
    };
  } catch (error) {
    await closeServer(server, 0);
    throw error;
  }
}
