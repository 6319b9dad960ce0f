/** Attacks on paid events and on previews: forged, repeated, too many, expired. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@forecourt/brands';
import { signPreview } from '@forecourt/service';
import { previewSecret, type Site } from '../site/site';
import type { Beside, Bounds, Trial } from '../trial';

const bounds: Bounds = { worstMs: 1500, healsWithinMs: 2000 };
const perBatch = 100;

const eventOf = (type: string, more: object = {}) => ({
  ...{ event: randomUUID(), type, at: Date.now(), placement: 'premium', id: 'listing-1', owner: 'dealer-7' },
  ...{ sponsored: true, ...more },
});

/** Sends a batch of events. @returns the status */
async function tell({ url }: Site, events: readonly object[], more: object = {}): Promise<number> {
  const answer = await fetch(`${url}/_shell/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ plan: '', on: 'results', sent: Date.now(), events, ...more }),
  });
  return answer.status;
}

const filesOf = ({ folder }: Site) => {
  const events = join(folder, 'events');
  return existsSync(events) ? readdirSync(events).map((file) => join(events, file)) : [];
};
/** Returns the stored events of one owner. */
const keptOf = (site: Site, owner: string) =>
  filesOf(site)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.includes(`"owner":"${owner}"`))
    .map((line) => JSON.parse(line) as { type: string; pair?: string; discarded?: string; plan: string });

/** Sends batches up to the trial's limit, each with its own variation. @returns unexpected statuses */
async function flood(beside: Beside, batch: (number: number) => Promise<number>): Promise<string[]> {
  const others = new Set<number>();
  for (let number = 0; number < beside.requests; number += 1) {
    const status = await batch(number);
    beside.haveAsked();
    if (![204, 429].includes(status)) others.add(status);
  }
  await beside.haveSeen(4);
  return [...others].map((status) => `events were answered ${status}`);
}

/** Returns the pairs for which the report would bill a click. */
const billed = (site: Site, owner: string) =>
  new Set(
    keptOf(site, owner).flatMap(({ type, pair, discarded }) =>
      type === 'click' && pair !== undefined && discarded === undefined ? [pair] : [],
    ),
  ).size;

export const measuringTrials: readonly Trial[] = [
  {
    name: 'paid clicks without an impression, a hundred in each request',
    ...{ room: 'shell', severity: 'high', bounds, fast: true },
    attack: {
      kind: 'misuse',
      async does(site, beside) {
        const owner = `forged-${randomUUID()}`;
        const faults = await flood(beside, () =>
          tell(
            site,
            Array.from({ length: perBatch }, () => eventOf('click', { owner })),
          ),
        );
        const bills = billed(site, owner);
        return bills === 0 ? faults : [...faults, `${bills} forged clicks would be billed`];
      },
    },
    remedy: 'a paid click counts of a signed view only, and after an impression of it',
  },
  {
    name: 'paid clicks of signed views on one listing, with impressions, from one network',
    ...{ room: 'shell', severity: 'high', bounds, fast: true },
    attack: {
      kind: 'misuse',
      async does(site, beside) {
        const owner = `patient-${randomUUID()}`;
        const faults = await flood(beside, async () => {
          const asked = await fetch(`${site.url}/_shell/events/view/${randomUUID()}`);
          const view = asked.ok ? await asked.text() : undefined;
          const events = ['impression', 'click', 'click'].map((type) => eventOf(type, { owner, id: owner }));
          return tell(site, events, { view });
        });
        const bills = billed(site, owner);
        return bills <= 10 ? faults : [...faults, `${bills} clicks on one listing would be billed`];
      },
    },
    remedy: 'a network has ten clicks on a listing in a day, and two hundred in all',
  },
  {
    name: 'events name plans of 2,000 characters that were never served',
    ...{ room: 'shell', severity: 'high', bounds, fast: true },
    attack: {
      kind: 'misuse',
      async does(site, beside) {
        const owner = `wordy-${randomUUID()}`;
        const size = () => filesOf(site).reduce((sum, file) => sum + statSync(file).size, 0);
        const before = size();
        const faults = await flood(beside, (number) => {
          const events = Array.from({ length: perBatch }, () => eventOf('hide', { owner }));
          return tell(site, events, { plan: String(number).padEnd(2000, 'x') });
        });
        const kept = keptOf(site, owner);
        if (kept.some(({ plan }) => plan !== 'unknown')) faults.push('a plan that nobody was served is kept');
        const each = kept.length === 0 ? 0 : (size() - before) / kept.length;
        return each < 500 ? faults : [...faults, `an event takes ${Math.round(each)} bytes`];
      },
    },
    remedy: 'plans are stored by short names, and only plans that were served; each network has a limit of bytes',
  },
  {
    name: 'links of previews that are forged, changed, of other hosts or out of date',
    ...{ room: 'shell', severity: 'medium', bounds, fast: true },
    attack: {
      kind: 'misuse',
      async does({ url }, beside) {
        const now = Math.floor(Date.now() / 1000);
        const host = new URL(url).hostname;
        const preview = { versions: { 'mfe-ads': '9.9.9' }, page: '/cars-for-sale/all', hosts: [host] };
        const sign = (more: object, secret = previewSecret) =>
          signPreview({ ...preview, expires: now + 600, ...more }, secret);
        const tokens = [
          sign({}, 'somebody else’s secret'),
          sign({ expires: now - 1 }),
          sign({ expires: now + 1_000_000 }),
          sign({ hosts: brands.map(({ id }) => `${id}.example`) }),
          sign({}).replace(/^./, 'f'),
          sign({}).slice(0, -1),
          'x'.repeat(3000),
        ];
        const passed = new Set<string>();
        for (let number = 0; number < beside.requests; number += 1) {
          const token = tokens[number % tokens.length]!;
          const answer = await fetch(`${url}/_shell/preview?token=${token}`, { redirect: 'manual' });
          beside.haveAsked();
          const isRefused = answer.status === 403 && answer.headers.getSetCookie().length === 0;
          if (!isRefused) passed.add(`a preview was answered ${answer.status}`);
          const page = await fetch(`${url}/cars-for-sale/all`, { headers: { cookie: `fc_preview=${token}` } });
          beside.haveAsked();
          if ((await page.text()).includes('9.9.9')) passed.add('a page shows what a forged cookie asks for');
        }
        return [...passed];
      },
    },
    remedy: 'previews are signed, for the hosts of one brand and a day at most',
  },
];
