import { Disk, lockFolder, type RunningService, StorageCheck, startHttp } from '@forecourt/service';
import { ReferenceStore } from '@forecourt/site-data';
import type { Logger } from 'pino';
import { Alerts } from '../alerts/alerts';
import type { Config } from '../config';
import { FavouriteWatch } from '../favourites/watch';
import { Passwords, usualCost } from '../identity/passwords';
import { HourlySweep } from '../identity/sweep';
import { nameHosts } from '../mail/letter-brand';
import { Outbox } from '../mail/outbox';
import { openTransport } from '../mail/transport';
import { signingKeys } from '../openid/keys';
import { OpenId } from '../openid/openid';
import { ProblemError } from '../problems';
import { pushKeys } from '../push/keys';
import { PushQueue } from '../push/push-queue';
import { openDatabase } from '../store/database';
import { setProgress } from '../store/progress';
import { createApp } from './app';
import { Metrics } from './metrics';

/** Starts the service. @throws when the port is taken, its folder is in use, or the store cannot be opened */
export function startAccounts(config: Config, logger: Logger, now: () => number = Date.now): Promise<RunningService> {
  const starting = new ProblemError('starting', 'The store is being opened. Try again in a moment.');
  return startHttp({ ...config, variable: 'ACCOUNTS_PORT', service: 'accounts' }, starting, async () => {
    if (config.passwordCost < usualCost)
      logger.warn(
        { passwordCost: config.passwordCost },
        'passwords are kept at less than their usual cost: for trials only',
      );
    nameHosts(config.brandHosts);
    const release = await lockFolder(config.folder, 'accounts service');
    const db = await openDatabase(config.folder, config.formerStore).catch(async (error: unknown) => {
      await release();
      throw error;
    });
    const disk = new Disk(config.folder, logger);
    await disk.prepare();
    const reference = new ReferenceStore({ url: config.marketplaceUrl, disk, log: logger });
    await reference.start();
    const metrics = new Metrics();
    const outbox = new Outbox({
      ...{ db, logger, now },
      transport: openTransport(config.mail),
      count: (outcome) => metrics.countMail(outcome),
    });
    metrics.watchMails(() => outbox.state, now);
    outbox.wake();
    const sweep = new HourlySweep({ db, now, logger, until: config.retentionUntil });
    metrics.watchRetention(() => sweep.refused);
    sweep.start();
    const { marketplaceUrl, site } = config;
    const { leadDomain, support } = config.mail;
    const { subject, origins: pushOrigins } = config.push;
    const keys = pushKeys(config.push.keys);
    const pushes = new PushQueue({
      ...{ db, keys, subject, own: pushOrigins, logger, now },
      count: (outcome) => metrics.countPush(outcome),
    });
    pushes.wake();
    const favourites = new FavouriteWatch({
      ...{ db, marketplaceUrl, site: site ?? '', logger, now },
      onNews() {
        outbox.wake();
        pushes.wake();
      },
    });
    favourites.start();
    const openid = new OpenId({ db, now, logger, ...config.openid, keys: signingKeys(config.openid.keys) });
    const alerts = new Alerts({
      ...{ db, marketplaceUrl, reference, logger, now, site, outbox, pushes, everyMs: config.newsEveryMs },
      onNews: (listingIds) => favourites.hear(listingIds),
    });
    metrics.watchSearches(() => alerts.searches);
    alerts.start();
    return {
      handler: createApp({
        ...{ db, reference, metrics, logger, now, marketplaceUrl, outbox, leadDomain, support, site },
        storage: new StorageCheck(config.folder, () => setProgress(db, 'healthz', now())).watch(metrics),
        ...{ pushPublicKey: keys.publicKey, pushOrigins, openid, passwords: new Passwords(config.passwordCost) },
      }),
      async close() {
        reference.stop();
        await sweep.stop();
        await favourites.stop();
        await pushes.stop();
        await alerts.stop();
        await outbox.stop();
        await db.destroy();
        await release();
      },
    };
  });
}
