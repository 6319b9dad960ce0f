import { EventReader } from '../testing/event-reader';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry({ heartbeatMs: 30 });
  await registry.publish('mfe-sample', '1.0.0');
});
afterEach(() => registry.close());

const open = () => EventReader.open(`${registry.url}/v1/channels/stream`);

test('the present revision is sent at once', async () => {
  const events = await open();
  expect(await events.next()).toEqual({ id: '1', data: { revision: 1 } });
  await events.close();
});

test('every change is sent to every client, in order', async () => {
  const readers = await Promise.all([open(), open()]);
  for (const events of readers) await events.next();
  await registry.promote('*', 'mfe-sample', '1.0.0');
  for (const events of readers) expect(await events.next()).toEqual({ id: '2', data: { revision: 2 } });
  await registry.publish('mfe-sample', '1.1.0');
  await registry.promote('maker', 'mfe-sample', '1.1.0');
  for (const events of readers) expect([(await events.next()).id, (await events.next()).id]).toEqual(['3', '4']);
  for (const events of readers) await events.close();
});

test('the snapshot is already the new one when its event arrives', async () => {
  const events = await open();
  await events.next();
  const read = events.next().then(async () => (await registry.call('GET', '/v1/channels')).json());
  await registry.promote('*', 'mfe-sample', '1.0.0');
  expect(await read).toMatchObject({ revision: 2 });
  await events.close();
});

test('a request that changes nothing sends no event', async () => {
  await registry.promote('*', 'mfe-sample', '1.0.0');
  const events = await open();
  await events.next();
  await registry.promote('*', 'mfe-sample', '1.0.0');
  await registry.promote('maker', 'mfe-sample', '9.9.9');
  await registry.publish('mfe-sample', '1.1.0');
  expect((await events.next()).id).toBe('3');
  await events.close();
});

test('comments show that a quiet stream is alive', async () => {
  const events = await open();
  await events.next();
  expect(await events.comment()).toBe('heartbeat');
  await events.close();
});

test('a shutdown ends the streams', async () => {
  const events = await open();
  await events.next();
  await registry.close();
  await expect(events.next()).rejects.toThrow('the stream ended');
});

test('the headers keep proxies from holding events back', async () => {
  const abort = new AbortController();
  const { headers } = await fetch(`${registry.url}/v1/channels/stream`, { signal: abort.signal });
  expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-accel-buffering')).toBe('no');
  abort.abort();
});
