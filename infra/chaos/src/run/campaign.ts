import { Site } from '../site/site';
import type { Trial } from '../trial';
import { knowPages } from '../visit/known-pages';
import type { Arena, Outcome } from './arena';
import { runTrial } from './run-trial';

export interface CampaignOptions {
  /** The repository's folder, built. */
  root: string;
  environment: Readonly<Record<string, string>>;
  /** Requests over all trials. */
  requests: number;
  seed: number;
  isTimed: boolean;
  /** Called with each row of a trial's own results; absent if they are not printed. */
  show?(row: string): void;
  /** Called after each trial. */
  report(trial: Trial, outcome: Outcome): void;
}

/** Runs the trials in sequence on one site; a site that a trial leaves broken is restarted for the next. */
export async function runCampaign(trials: readonly Trial[], options: CampaignOptions): Promise<void> {
  const { root, environment, seed, isTimed, report, show = () => {} } = options;
  const requests = Math.ceil(options.requests / Math.max(1, trials.length));
  let versions = 0;
  const freshVersion = () => `9.0.${++versions}`;
  const enter = async (): Promise<Arena> => {
    const site = await Site.start(root, environment);
    try {
      return { site, known: await knowPages(site.url), requests, seed, isTimed, freshVersion, show };
    } catch (error) {
      await site.stop();
      throw error;
    }
  };
  let arena = await enter();
  try {
    for (const trial of trials) {
      const outcome = await runTrial(trial, arena);
      report(trial, outcome);
      if (outcome.healedMs !== null) continue;
      await arena.site.stop();
      arena = await enter();
    }
  } finally {
    await arena.site.stop();
  }
}
