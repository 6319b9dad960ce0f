import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventFiles, eventsFolder } from '@forecourt/site-data';
import { startTestSite, type TestSite } from '../../../shell/src/server/testing/test-shell';
import { makeReport } from '../../marketplace/src/report/make-report';
import { useShellProgram } from './testing/shell-program';

/** Number of sessions; `REPLAYED_SESSIONS=10000` makes the test thorough. */
const sessions = Number(process.env.REPLAYED_SESSIONS ?? 500);
const kills = 3;
/** Raises the limits per network, because all sessions come from one. */
const unbounded = { PAID_CLICKS_PER_NETWORK: '1000000', EVENTS_MB_PER_NETWORK: '1000000' };
const browsers = 8;

const program = useShellProgram();
let folder: string;
let upstreams: TestSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-measured-'));
  upstreams = await startTestSite();
});
afterAll(async () => {
  await upstreams.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

const placements = ['premium', 'fourth-tier', 'showcase'];
const columns = { impression: 'impressions', click: 'clicks', lead: 'leads' } as const;

/** Returns the events of a session, which differ by its number. */
function sessionOf(number: number) {
  const placed = { placement: placements[number % 3]!, owner: `dealer-${number % 7}`, id: `listing-${number}` };
  const types = [
    ...Array.from({ length: 1 + (number % 3) }, () => 'impression' as const),
    ...(number % 4 === 0 ? (['click'] as const) : []),
    ...(number % 50 === 0 ? (['lead'] as const) : []),
  ];
  return types.map((type) => ({ event: randomUUID(), type, at: Date.now(), sponsored: true, ...placed }));
}

// Shells are killed and started again meanwhile, which takes long on a busy machine.
jest.setTimeout(300_000);

test('R53 each impression, click and lead of replayed sessions is counted once, although shells are killed meanwhile', async () => {
  const start = () => program.start(upstreams, { DATA_DIR: folder, EVENTS_PER_MINUTE: '1000000', ...unbounded });
  let shell = start();
  let killed = 0;
  const afterKilling = async (running: typeof shell) => {
    const { child } = await running;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    return start();
  };

  /** Requests a signed page view until a live shell has signed it. */
  const signed = async (): Promise<string> => {
    const id = randomUUID();
    for (;;) {
      const { url } = await shell;
      const view = await fetch(`${url}/_shell/events/view/${id}`).then(
        (answer) => (answer.ok ? answer.text() : null),
        () => null,
      );
      if (view !== null) return view;
    }
  };

  /** Sends an event batch until the shell confirms it, as a browser does. */
  const tell = async (view: string, events: readonly object[]): Promise<void> => {
    for (;;) {
      const { url } = await shell;
      const status = await fetch(`${url}/_shell/events`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: url },
        body: JSON.stringify({ view, plan: '', on: 'results', sent: Date.now(), events }),
      }).then(
        (answer) => answer.status,
        () => null,
      );
      if (status === 204) return;
      expect([null, 503]).toContain(status);
    }
  };

  const made = new Map<string, number>();
  let next = 0;
  let done = 0;
  const browse = async () => {
    while (next < sessions) {
      const number = next;
      next += 1;
      const events = sessionOf(number);
      for (const { owner, placement, type } of events) {
        const key = `${owner} ${placement} ${columns[type]}`;
        made.set(key, (made.get(key) ?? 0) + 1);
      }
      const view = await signed();
      await tell(view, events);
      done += 1;
      if (killed < kills && done >= ((killed + 1) * sessions) / (kills + 1)) {
        killed += 1;
        shell = afterKilling(shell);
      }
      // Duplicates: a page that is being left and the next page of its tab send the same events.
      if (number % 3 === 0) await tell(view, events);
    }
  };
  await Promise.all(Array.from({ length: browsers }, browse));
  expect(killed).toBe(kills);
  const { child } = await shell;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;

  const { rows, repeated, unreadable } = await makeReport(
    { from: null, to: null, sponsored: true },
    [eventFiles(eventsFolder(folder))],
    { ownersOf: async () => new Map(), namesOf: async () => new Map() },
  );
  const counted = rows.flatMap((row) =>
    Object.values(columns).flatMap((column) =>
      row[column] === 0 ? [] : [[`${row.owner} ${row.placement} ${column}`, row[column]] as const],
    ),
  );
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(made));
  expect(repeated).toBe(0);
  // Lines that a kill cut off; their events were sent again.
  expect(unreadable).toBeLessThanOrEqual(kills);
});
