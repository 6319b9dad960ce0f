/** Attacks on stored data: programs that hang, full disks, clocks that jump, messages to sellers, photographs. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../eventually';
import type { Site } from '../site/site';
import type { Bounds, Trial } from '../trial';

const bounds: Bounds = { worstMs: 1000, healsWithinMs: 2000 };
/** Bounds while a service hangs: calls have timeouts, and its breaker pauses before a retry. */
const late: Bounds = { mayLose: true, worstMs: 21_000, healsWithinMs: 15_000 };

/** Posts like a page's script. @returns null if the connection ended without an answer */
const post = ({ url }: Pick<Site, 'url'>, path: string, fields: object, cookie = '') =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
    body: JSON.stringify(fields),
  }).catch(() => null);
let people = 0;
/** Subscribes a new address. */
const subscribe = (site: Site) => {
  people += 1;
  const search = { emailAddress: `chaos-${people}@example.com`, searchString: 'makeCode=TOYOTA' };
  return post(site, '/account-api/email-subscribe', search);
};
/** Returns the number of a device's saved searches. */
async function savedBy({ url }: Site, cookie: string): Promise<number> {
  const answer = await fetch(`${url}/account-api/visitor`, { headers: { Cookie: cookie } });
  return ((await answer.json()) as { savedSearches: number }).savedSearches;
}
const cookieOf = (answer: Response | null) => answer?.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
const says = async (url: string, figure: RegExp) => figure.test(await (await fetch(`${url}/metrics`)).text());

/** Returns a trial with a program on a full disk. @param while sends requests meanwhile, and returns their faults */
const onFullDisk =
  (name: 'accounts' | 'marketplace' | 'content', meanwhile: (site: Site) => Promise<string[]>) =>
  async (site: Site, { haveSeen, requests }: { haveSeen(pages: number): Promise<void>; requests: number }) => {
    const program = site.programs[name];
    program.limitDisk({ hasDisk: false });
    try {
      const faults = await meanwhile(site);
      await haveSeen(Math.min(requests, 20));
      return program.isRunning ? faults : [...faults, `the ${name} ended`];
    } finally {
      program.limitDisk({ hasDisk: true });
    }
  };

export const keepingTrials: readonly Trial[] = [
  {
    name: 'the accounts stand still while people send something',
    ...{ room: 'shell', severity: 'medium', bounds },
    remedy: 'waiting clients get an answer before their connection ends, and pages do not call the accounts',
    attack: {
      kind: 'misuse',
      async does(site, { haveSeen }) {
        const { accounts } = site.programs;
        accounts.signal('SIGSTOP');
        try {
          const [answer] = await Promise.all([subscribe(site), haveSeen(4)]);
          if (answer?.status === 504) return [];
          return [answer === null ? 'the connection was reset' : `it was answered ${answer.status}`];
        } finally {
          accounts.signal('SIGCONT');
        }
      },
    },
  },
  {
    name: 'the content service stops answering while photographs are requested',
    ...{ room: 'shell', severity: 'low', bounds: late },
    remedy: 'a drawing takes the place of the photograph, and optional parts are left out',
    attack: {
      kind: 'misuse',
      feeds: 'mfe-ads',
      async does(site, { haveSeen }) {
        const { content } = site.programs;
        content.signal('SIGSTOP');
        try {
          const photo = `${site.url}/content/photos?of=https%3A%2F%2Fphotos.example%2F1.jpg&w=640&else=sedan%2FBLUE`;
          const [answer] = await Promise.all([fetch(photo, { redirect: 'manual' }).catch(() => null), haveSeen(4)]);
          return answer?.status === 302 ? [] : [`a photograph was answered ${answer?.status ?? 'by a reset'}`];
        } finally {
          content.signal('SIGCONT');
        }
      },
    },
  },
  {
    name: 'the disk of the accounts is full',
    ...{ room: 'shell', severity: 'high', bounds },
    remedy: 'a write is acknowledged only once it is stored, and the health check reports the full disk',
    attack: {
      kind: 'misuse',
      async does(site, beside) {
        const before = await subscribe(site);
        const faults = await onFullDisk('accounts', async () => {
          const answer = await subscribe(site);
          const isTold = await eventually(
            async () => (await fetch(`${site.programs.accounts.url}/healthz`)).status === 503,
          );
          return [
            ...(answer?.ok ? ['it took what it cannot store'] : []),
            ...(isTold ? [] : ['its health check says nothing']),
          ];
        })(site, beside);
        const isBack = await eventually(async () => (await subscribe(site))?.status === 201);
        if (!isBack) faults.push('it stores nothing although there is room again');
        if ((await savedBy(site, cookieOf(before))) !== 1) faults.push('what was acknowledged before is lost');
        return faults;
      },
    },
  },
  {
    name: 'the disk of the marketplace is full',
    ...{ room: 'marketplace', severity: 'medium', bounds },
    remedy: 'searches are answered from memory, and a metric shows that nothing can be stored',
    attack: {
      kind: 'misuse',
      does: onFullDisk('marketplace', async ({ programs: { marketplace } }) => {
        const isTold = await eventually(() => says(marketplace.url, /^process_storage_failing 1$/m));
        const { ok } = await fetch(`${marketplace.url}/healthz`);
        return [...(isTold ? [] : ['no figure says so']), ...(ok ? [] : ['it asks not to be searched'])];
      }),
    },
  },
  {
    name: 'the disk of the content service is full',
    ...{ room: 'shell', severity: 'low', bounds },
    remedy: 'pictures that cannot be stored are served all the same',
    attack: {
      kind: 'misuse',
      does: onFullDisk('content', async ({ url }) => {
        const drawn = await fetch(`${url}/content/photos/drawn/sedan/BLUE/side.jpg`, { redirect: 'manual' });
        return [200, 302].includes(drawn.status) ? [] : [`a picture was answered ${drawn.status}`];
      }),
    },
  },
  {
    name: 'the accounts start with their clock 1,200 days ahead',
    ...{ room: 'shell', severity: 'high', bounds },
    remedy: 'nothing is deleted by its age after a clock jumped until an operator agrees',
    attack: {
      kind: 'misuse',
      async does(site) {
        const { accounts } = site.programs;
        const cookie = cookieOf(await subscribe(site));
        const begin = async (daysAhead: number) => {
          await accounts.end('SIGKILL');
          await accounts.start({ daysAhead });
        };
        await begin(1_200);
        const isNoticed = await eventually(() => says(accounts.url, /^accounts_retention_refused [1-9]/m));
        await begin(0);
        const isThere = await eventually(async () => (await savedBy(site, cookie)) === 1);
        return [...(isNoticed ? [] : ['it was not noticed']), ...(isThere ? [] : ['what somebody saved is gone'])];
      },
    },
  },
  {
    name: 'the accounts are killed while people write to sellers',
    ...{ room: 'shell', severity: 'high', bounds },
    remedy: 'a message is acknowledged once it is stored with its email, and the email has one name',
    attack: {
      kind: 'misuse',
      async does(site) {
        const { marketplace, accounts } = site.programs;
        const found = await fetch(`${marketplace.url}/rest/lsc/listing?numRecords=1&sellerType=d`);
        const { listings } = (await found.json()) as { listings: { id: string }[] };
        const taken: string[] = [];
        for (let round = 1; round <= 2; round += 1) {
          const wrote = Promise.all(
            Array.from({ length: 8 }, async (_, number) => {
              const email = `lead-${round}-${number}@example.com`;
              const names = { firstName: 'Ann', lastName: `Lee ${number}` };
              const lead = { listingId: listings[0]!.id, fromEmailAddress: email, ...names };
              if ((await post(site, '/account-api/email-owner', lead))?.status === 201) taken.push(email);
            }),
          );
          await eventually(async () => taken.length >= round * 2 || !accounts.isRunning);
          await accounts.end('SIGKILL');
          await wrote;
          await accounts.start();
          await site.untilReady();
        }
        const emails = () =>
          readdirSync(join(site.folder, 'mail')).filter((name) => /^\d{17}-[\da-f]{16}-.*\.eml$/.test(name));
        const isOut = await eventually(() => says(accounts.url, /^accounts_mails_waiting 0$/m));
        if (!isOut) return ['emails wait still'];
        return emails().length < taken.length ? [`of ${taken.length} messages ${emails().length} went out`] : [];
      },
    },
  },
];
