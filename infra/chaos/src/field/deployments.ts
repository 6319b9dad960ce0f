/** Deployments to a registry, with reports of simulated visits as shells send them. Time is virtual: nobody waits. */
import { setImmediate as turn } from 'node:timers/promises';
import { channelSchema } from '@forecourt/contracts';
import * as z from 'zod';
import type { Registry } from '../site/registry';
import { hostileFiles } from '../site/remote-files';
import type { Fault } from './faults';
import type { Random } from './random';
import { anyHour, anyVisit, between, type Hour, outcomesOf, type Visit } from './visits';

/** Seconds between two reports of a shell. */
const reportSeconds = 2;
const [before, after] = ['1.0.0', '1.1.0'];
/** Visits of the version before. */
const pastVisits = 10_000;
/** Visits that are drawn at once: longer work would delay the real visitors of this process, whose pages are timed. */
const visitsAtOnce = 500;

export interface Deployment {
  remote: string;
  /** Absent for a version that is as good as the one before. */
  fault?: Fault;
  /** Share of the visitors who have the version; absent if it is promoted for everybody. */
  percent?: number;
  /** Number of reports, and visits of the version in each. */
  reports: number;
  visits: number;
}

export interface Result {
  /** Whether the version before is served to everybody again. */
  isUndone: boolean;
  /** Visits of the version, and virtual time, until then. */
  visits: number;
  seconds: number;
  /** The registry's reason in the audit log; empty if it did nothing. */
  why: string;
}

export class DeployingTeam {
  constructor(
    private readonly registry: Registry,
    private readonly brand: string,
    private readonly random: Random,
    /** Called for each request to the registry. */
    private readonly count: () => void,
  ) {}

  /** Deploys a version after one that is well, and reports visits until it is withdrawn, or all are reported. */
  async deploy({ remote, fault, percent = 100, reports, visits }: Deployment): Promise<Result> {
    const [then, now, later] = [anyHour(this.random), anyHour(this.random), anyHour(this.random)];
    await this.publish(remote, before);
    await this.promote(remote, before, 100);
    await this.report(remote, { [before]: await this.visitsIn(then, pastVisits) });
    await this.publish(remote, after);
    await this.promote(remote, after, percent);
    const visitsBefore = (visits * (100 - percent)) / percent;
    for (let report = 1; report <= reports; report += 1) {
      const hour = between(now, later, report / reports);
      const drawn = await this.visitsIn(hour, visits);
      const spoilt = drawn.map((visit) => fault?.spoil(visit, this.random) ?? visit);
      await this.report(remote, {
        [after]: spoilt,
        ...(percent < 100 && { [before]: await this.visitsIn(hour, visitsBefore) }),
      });
      // A withdrawn version stays withdrawn, so one look at the end is enough for a clean one.
      if ((fault !== undefined || report === reports) && !(await this.serves(remote))) {
        const done = { visits: report * visits, seconds: report * reportSeconds };
        return { isUndone: true, ...done, why: await this.reason(remote) };
      }
    }
    return { isUndone: false, visits: reports * visits, seconds: reports * reportSeconds, why: '' };
  }

  private async visitsIn(hour: Hour, count: number): Promise<Visit[]> {
    const visits: Visit[] = [];
    while (visits.length < count) {
      visits.push(anyVisit(this.random, hour));
      if (visits.length % visitsAtOnce === 0) await turn();
    }
    return visits;
  }

  private async publish(remote: string, version: string): Promise<void> {
    this.count();
    const fragments = { part: "return h('p', null, 'a part');" };
    const status = await this.registry.publish(hostileFiles({ remote, fragments }, version));
    if (status !== 201) throw new Error(`The registry answered ${status} to ${remote}@${version}.`);
  }

  private async promote(remote: string, version: string, percent: number): Promise<void> {
    this.count();
    await this.registry.promote(this.brand, remote, version, percent === 100 ? undefined : percent);
  }

  private async report(remote: string, visits: Readonly<Record<string, readonly Visit[]>>): Promise<void> {
    this.count();
    const outcomes = Object.entries(visits).map(([version, of]) =>
      outcomesOf({ brand: this.brand, remote, version }, of),
    );
    const status = await this.registry.tryTo('POST', '/v1/reports', { outcomes });
    if (status !== 204) throw new Error(`The registry answered ${status} to a report.`);
  }

  /** Whether the brand serves the new version, to some or all. */
  private async serves(remote: string): Promise<boolean> {
    this.count();
    const { channels } = snapshotSchema.parse(await this.registry.read('/v1/channels'));
    const channel = channels[this.brand]?.[remote];
    return channel?.version === after || channel?.canary?.version === after;
  }

  private async reason(remote: string): Promise<string> {
    this.count();
    const { entries } = auditSchema.parse(await this.registry.read('/v1/audit?limit=1'));
    const [entry] = entries;
    return entry?.remote === remote ? (entry.why ?? '') : '';
  }
}

const snapshotSchema = z.object({ channels: z.record(z.string(), z.record(z.string(), channelSchema)) });
const auditSchema = z.object({
  entries: z.array(z.object({ remote: z.string().optional(), why: z.string().optional() })),
});
