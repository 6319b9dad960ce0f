import { readConfig } from './config';
import { upstreams } from './upstreams';

test('nothing set gives a shell for this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    upstreams: { marketplace: 'http://127.0.0.1:3001' },
    registryUrl: 'http://127.0.0.1:3002',
    remoteOrigins: ['http://127.0.0.1:3002'],
    slotDeadlineMs: 500,
  });
});

test('a variable that is set to nothing counts as not set: an empty PORT is no random one', () => {
  const environment = { PORT: '', SLOT_DEADLINE_MS: '', PREVIEW_SECRET: '', MARKETPLACE_URL: '', REMOTE_ORIGINS: '' };
  expect(readConfig(environment)).toEqual(readConfig({}));
});

test('every variable that does not fit is named', () => {
  expect(() => readConfig({ PORT: '30.5', SLOT_DEADLINE_MS: '10' })).toThrow(
    'PORT has to be a whole number from 0 to 65535; SLOT_DEADLINE_MS has to be a whole number from 50 to 30000.',
  );
});

test.each(upstreams)('%s is called at its configured URL, else at its port on this machine', (name, row) => {
  expect(readConfig({}).upstreams[name]).toBe(`http://127.0.0.1:${row.port}`);
  expect(readConfig({ [row.portVariable]: '4711' }).upstreams[name]).toBe('http://127.0.0.1:4711');
  expect(readConfig({ [row.urlVariable]: 'http://upstream.example:80/' }).upstreams[name]).toBe(
    'http://upstream.example:80',
  );
  expect(() => readConfig({ [row.urlVariable]: 'nowhere' })).toThrow(row.urlVariable);
});

test('measured events go to one place: a database and a collector at once are refused', () => {
  const environment = { EVENTS_URL: 'postgres://db/events', OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://collector' };
  expect(() => readConfig(environment)).toThrow(/both set.*Remove one of them/);
  expect(readConfig({ EVENTS_URL: environment.EVENTS_URL }).measurement).toMatchObject({
    ...{ databaseUrl: 'postgres://db/events', collector: undefined },
  });
  expect(() => readConfig({ EVENTS_URL: 'mysql://db/events' })).toThrow(/EVENTS_URL/);
});
