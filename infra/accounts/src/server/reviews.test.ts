import type { ModelReviews, MyReviews } from '@forecourt/listing';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { decideReview, listReviews } from '../features/reviews/moderate';
import { openTestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { Browser, emailsIn, signedIn } from '../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer;
beforeEach(async () => {
  marketplace = await startFakeMarketplace();
  marketplace.reference = {
    ...marketplace.reference,
    makes: [{ code: 'TOYOTA', label: 'Toyota' }],
    models: { TOYOTA: [{ code: 'CAMRY|TOYOTA', label: 'Camry' }] },
  };
  server = await startTestServer(folder(), marketplace.url);
});
afterEach(async () => {
  await server.close();
  marketplace.close();
});

const path = '/account-api/reviews';
const subject = { makeCode: 'TOYOTA', modelCode: 'CAMRY|TOYOTA', year: '2021' };
const form = {
  ...subject,
  ...{ kind: 'owner', overall: '4', comfort: '5', reliability: '', title: 'Good on long trips', byline: 'Ann B.' },
  text: 'We have had it for three years and 45,000 miles. It is quiet, and nothing broke.',
};
const list = async (query: object = {}): Promise<ModelReviews> => {
  const answer = await fetch(`${server.url}${path}?${new URLSearchParams({ ...subject, ...query })}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ModelReviews;
};
const mine = async (browser: Browser) => ((await browser.json('/account-api/mine/reviews')) as MyReviews).reviews;
const sent = async (browser: Browser, fields: object, to = path) => {
  const answer = await browser.send(to, fields);
  return { status: answer.status, ...((await answer.json()) as { message?: string; detail?: string; title: string }) };
};
async function moderate<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = await openTestDatabase(folder());
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
const publish = (id: number) => moderate((db) => decideReview(db, id, null, Date.now()));

test('R90 a review is shown once a moderator has published it, and its author learns so by email', async () => {
  const ann = await signedIn(server, folder());
  expect(await sent(ann, form)).toMatchObject({ status: 201, title: 'Your review' });
  expect(await list()).toMatchObject({ count: 0, reviews: [], average: null, distribution: [0, 0, 0, 0, 0] });
  expect(await mine(ann)).toMatchObject([{ state: 'pending', vehicle: '2021 Toyota Camry', ratings: { comfort: 5 } }]);
  expect((await moderate((db) => listReviews(db, 'pending'))).join('\n')).toContain('Good on long trips');
  expect(await publish(1)).toBe('Review 1 of the 2021 Toyota Camry is published.');
  const shown = await list();
  expect(shown).toMatchObject({ count: 1, average: null, parts: {}, distribution: [0, 0, 0, 1, 0] });
  expect(shown.reviews).toMatchObject([{ title: form.title, byline: 'Ann B.', kind: 'owner', helpful: 0 }]);
  expect(JSON.stringify(shown)).not.toContain('ann@example.com');
  expect(await list({ year: '2020' })).toMatchObject({ count: 0 });
  await server.close();
  server = await startTestServer(folder(), marketplace.url);
  await eventually(() =>
    expect(emailsIn(folder()).join()).toContain('Your review of the 2021 Toyota Camry is published'),
  );
});

test('R90 there is one review a person and model year: the same again changes it, and it waits again', async () => {
  const ann = await signedIn(server, folder());
  await sent(ann, form);
  await publish(1);
  expect((await sent(ann, { ...form, overall: '2' })).message).toMatch(/changed/);
  expect(await list()).toMatchObject({ count: 0 });
  expect(await mine(ann)).toMatchObject([{ overall: 2, state: 'pending' }]);
  await publish(1);
  expect(await list()).toMatchObject({ count: 1, distribution: [0, 1, 0, 0, 0] });
  await sent(ann, { ...form, year: '2020' });
  expect(await mine(ann)).toHaveLength(2);
});

test('R90 a refused review is not shown; its author reads why, changes it, and it waits again', async () => {
  const ann = await signedIn(server, folder());
  await sent(ann, { ...form, text: `${form.text} Buy mine at best-cars.shop or call (312) 555-0142 00.` });
  const queue = (await moderate((db) => listReviews(db, 'pending'))).join('\n');
  expect(queue).toContain('! contains a link');
  expect(queue).toContain('! contains an email address or a phone number');
  await moderate((db) => decideReview(db, 1, 'it advertises a car', Date.now()));
  expect(await mine(ann)).toMatchObject([{ state: 'refused', why: 'it advertises a car' }]);
  expect(await list()).toMatchObject({ count: 0 });
  await sent(ann, form);
  expect(await mine(ann)).toMatchObject([{ state: 'pending', why: null }]);
});

test('R90 an average is shown from five reviews on, and is that of the published ones', async () => {
  const stars = [5, 4, 4, 3, 5, 1];
  for (const [index, overall] of stars.entries()) {
    const person = await signedIn(server, folder(), `p${index}@example.com`);
    await sent(person, { ...form, overall, text: `${form.text} Number ${'x'.repeat(index + 1)}.` });
    if (index < 4) await publish(index + 1);
  }
  expect(await list()).toMatchObject({ count: 4, average: null, parts: {} });
  await publish(5);
  expect(await list()).toMatchObject({ count: 5, average: 4.2, parts: { comfort: 5 }, distribution: [0, 0, 1, 2, 2] });
});

test('R90 "helpful" counts once a person, never for the author; the most helpful are first', async () => {
  const ann = await signedIn(server, folder());
  const ben = await signedIn(server, folder(), 'ben@example.com');
  await sent(ann, form);
  await sent(ben, { ...form, title: 'Another one', text: `${form.text} Really.` });
  await publish(1);
  await publish(2);
  const { reviews } = await list();
  const anns = reviews.find(({ title }) => title === form.title)!.id;
  for (let time = 0; time < 2; time += 1)
    expect(await sent(ben, { id: anns }, `${path}/helpful`)).toMatchObject({ status: 200 });
  expect(await sent(ann, { id: anns }, `${path}/helpful`)).toMatchObject({ status: 409 });
  expect(await sent(new Browser(server.url), { id: anns }, `${path}/helpful`)).toMatchObject({ status: 401 });
  expect((await list()).reviews.map(({ id, helpful }) => [id === anns, helpful])).toEqual([
    [true, 1],
    [false, 0],
  ]);
  // The votes were for other words.
  await sent(ann, { ...form, title: 'Changed' });
  await publish(1);
  expect((await list()).reviews.map(({ helpful }) => helpful)).toEqual([0, 0]);
});

test('R90 a report brings a review to the moderators, until they decide', async () => {
  const ann = await signedIn(server, folder());
  await sent(ann, form);
  await publish(1);
  const { id } = (await list()).reviews[0]!;
  const stranger = new Browser(server.url);
  expect(await sent(stranger, { id, reason: 'spam', comments: 'an advertisement' }, `${path}/report`)).toMatchObject({
    status: 201,
  });
  expect((await moderate((db) => listReviews(db, 'reported'))).join('\n')).toContain(
    '! reported: spam: an advertisement',
  );
  await publish(1);
  expect(await moderate((db) => listReviews(db, 'reported'))).toEqual(['No review is reported.']);
  expect(await sent(stranger, { id, reason: 'boring' }, `${path}/report`)).toMatchObject({ status: 400 });
});

test('R90 R79 a review is exported and erased with the account, with its votes', async () => {
  const ann = await signedIn(server, folder());
  const ben = await signedIn(server, folder(), 'ben@example.com');
  await sent(ann, form);
  await publish(1);
  const { id } = (await list()).reviews[0]!;
  await sent(ben, { id }, `${path}/helpful`);
  expect(await ann.json('/account-api/mine/export')).toMatchObject({
    reviews: [{ title: form.title, state: 'shown' }],
  });
  expect(await sent(ben, { id }, `${path}/delete`)).toMatchObject({ status: 404 });
  expect(await sent(ann, { id }, `${path}/delete`)).toMatchObject({ status: 200 });
  expect(await list()).toMatchObject({ count: 0 });
  expect(await ben.json('/account-api/mine/export')).toMatchObject({ reviewVotes: [] });
});

test.each([
  ['too short a text', { text: 'Nice.' }],
  ['too long a text', { text: 'x'.repeat(4_001) }],
  ['six stars', { overall: '6' }],
  ['half a star', { comfort: '2.5' }],
  ['no name', { byline: '' }],
  ['a title that nobody sees', { title: '\u200B\u2060\u3164\u200D\uFE0F\u2800' }],
  ['a text that nobody sees', { text: 'Nice.'.padEnd(60, '\u200D') }],
  ['another kind of person', { kind: 'dealer' }],
  ['a model that is not in the catalogue', { modelCode: 'CORONA|TOYOTA' }],
  ['a make that is not that of the model', { makeCode: 'HONDA' }],
  ['a year that is far away', { year: '2090' }],
  ['a year that is none', { year: 'new' }],
])('R90 %s is refused with a reason, and nothing is stored', async (_, wrong) => {
  const ann = await signedIn(server, folder());
  const answer = await sent(ann, { ...form, ...wrong });
  expect(answer).toMatchObject({ status: 400, detail: expect.stringMatching(/^Your review was not saved: .+\.$/) });
  expect(await mine(ann)).toEqual([]);
});

test('R90 nobody writes without signing in, and no person more than twenty a day', async () => {
  expect(await sent(new Browser(server.url), form)).toMatchObject({
    status: 401,
    detail: 'Sign in to write a review.',
  });
  const ann = await signedIn(server, folder());
  for (let index = 0; index < 20; index += 1)
    expect(await sent(ann, { ...form, year: String(2000 + index) })).toMatchObject({ status: 201 });
  expect(await sent(ann, form)).toMatchObject({ status: 429 });
  expect(await mine(ann)).toHaveLength(20);
});

test('R62 R90 a robot that fills in the honeypot is thanked, and nothing is stored', async () => {
  const ann = await signedIn(server, folder());
  expect(await sent(ann, { ...form, textPot: 'x' })).toMatchObject({ status: 201 });
  expect(await mine(ann)).toEqual([]);
});
