import { Disk, lockFolder, type RunningService, StorageCheck, startHttp } from '@forecourt/service';
import { ReferenceStore } from '@forecourt/site-data';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { openDatabase } from '../db/database';
import { Jobs } from '../db/jobs';
import { setProgress } from '../db/progress';
import { Rates } from '../db/rates';
import { FavouriteWatch } from '../features/favourites/watch';
import type { Feature } from '../features/feature';
import { HourlySweep } from '../features/my-data/sweep';
import { Alerts } from '../features/searches/alerts/alerts';
import type { Services } from '../features/services';
import { nameHosts } from '../mail/brand';
import { Outbox } from '../mail/outbox';
import { openTransport } from '../mail/transport';
import { Metrics } from '../metrics';
import { ProblemError } from '../problems';
import { pushKeys } from '../push/keys';
import { PushQueue } from '../push/push-queue';
import { signingKeys } from '../sign-in/openid/keys';
import { OpenId } from '../sign-in/openid/openid';
import { Passwords, usualCost } from '../sign-in/passwords';
import { secondProof } from '../sign-in/second-proof';
import type { SignInServices } from '../sign-in/services';
import { createApp } from './app';
import { allFeatures } from './features';

/** Time after which another process takes over the job of one that was killed, ms. */
const [alertsMs, favouritesMs, sweepMs] = [20_000, 15 * 60_000, 2 * 60 * 60_000];

/** Starts the service. @throws when the port is taken, its folder is in use, or the database cannot be opened */
export function startAccounts(
  config: Config,
  logger: Logger,
  now: () => number = Date.now,
  features: readonly Feature[] = allFeatures,
): Promise<RunningService> {
  const starting = new ProblemError('starting', 'The database is being opened. Try again in a moment.');
  return startHttp({ ...config, variable: 'ACCOUNTS_PORT', service: 'accounts' }, starting, async () => {
    if (config.passwordCost < usualCost)
      logger.warn(
        { passwordCost: config.passwordCost },
        'passwords are hashed at less than their usual cost: for trials only',
      );
    nameHosts(config.brandHosts);
    const release = await lockFolder(config.folder, 'accounts service');
    const db = await openDatabase(config.database, { logger }).catch(async (error: unknown) => {
      await release();
      throw error;
    });
    const disk = new Disk(config.folder, logger);
    await disk.prepare();
    const reference = new ReferenceStore({ url: config.marketplaceUrl, disk, log: logger });
    await reference.start();
    const metrics = new Metrics();
    const rates = new Rates(db, now);
    const jobs = new Jobs(db, now);
    const outbox = new Outbox({
      ...{ db, logger, now },
      transport: openTransport(config.mail),
      count: (outcome) => metrics.countMail(outcome),
    });
    metrics.watchMails(() => outbox.state, now);
    outbox.wake();
    const retained = features.flatMap((feature) => feature.retained ?? []);
    const sweep = new HourlySweep({
      db,
      rates,
      now,
      logger,
      retained,
      until: config.retentionUntil,
      isTurn: () => jobs.take('sweep', sweepMs),
    });
    metrics.watchRetention(() => sweep.refused);
    sweep.start();
    const { marketplaceUrl, site } = config;
    const { leadDomain, support } = config.mail;
    const { subject, origins: pushOrigins } = config.push;
    const keys = await pushKeys(db, config.push.keys);
    const pushes = new PushQueue({
      ...{ db, keys, subject, own: pushOrigins, logger, now },
      count: (outcome) => metrics.countPush(outcome),
    });
    pushes.wake();
    const favourites = new FavouriteWatch({
      ...{ db, marketplaceUrl, site: site ?? '', logger, now, isTurn: () => jobs.take('favourites', favouritesMs) },
      onNews() {
        outbox.wake();
        pushes.wake();
      },
    });
    favourites.start();
    const openid = new OpenId({ db, now, logger, ...config.openid, keys: await signingKeys(db, config.openid.keys) });
    const alerts = new Alerts({
      ...{ db, marketplaceUrl, reference, logger, now, site, outbox, pushes, everyMs: config.newsEveryMs },
      isTurn: () => jobs.take('alerts', alertsMs),
      onNews: (listingIds) => favourites.lookUp(listingIds),
    });
    metrics.watchSearches(() => alerts.searches);
    alerts.start();
    const signInServices: SignInServices = {
      ...{ db, now, rates, logger, outbox, site, openid, passwords: new Passwords(config.passwordCost) },
      async mergeDevice(trx, device, person) {
        for (const { merge } of retained) await merge(trx, device, person);
      },
    };
    const services: Services = {
      ...signInServices,
      ...{ reference, metrics, marketplaceUrl, leadDomain, support, retained, prove: secondProof(signInServices) },
      storage: new StorageCheck(config.folder, () => setProgress(db, 'healthz', now())).watch(metrics),
      ...{ pushPublicKey: keys.publicKey, pushOrigins },
    };
    return {
      handler: createApp(services, features),
      async close() {
        await reference.stop();
        await sweep.stop();
        await favourites.stop();
        await pushes.stop();
        await alerts.stop();
        await outbox.stop();
        await jobs.leave().catch(() => undefined);
        await db.destroy();
        await release();
      },
    };
  });
}
