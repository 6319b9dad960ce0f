import { readConfig } from './config';

test('nothing set gives a registry for this machine, in .data of the working folder', () => {
  expect(readConfig({}, '/site', '/programs')).toEqual({
    port: 3002,
    host: '127.0.0.1',
    folder: '/site/.data/registry',
    tokens: null,
    autoRollback: 'on',
    bounds: { windowMs: 600_000, percent: 5 },
    sourcePaths: {},
    gatePrograms: '/programs',
  });
});

test('what is set counts, what is set to nothing does not', () => {
  const environment = {
    REGISTRY_PORT: '4002',
    REGISTRY_HOST: '::',
    DATA_DIR: '/data',
    REGISTRY_TOKEN: '',
    GATE: 'off',
  };
  expect(readConfig(environment, '/site', '/programs')).toEqual({
    port: 4002,
    host: '::',
    folder: '/data/registry',
    tokens: null,
    autoRollback: 'on',
    bounds: { windowMs: 600_000, percent: 5 },
    sourcePaths: {},
  });
  expect(readConfig({ REGISTRY_TOKEN: 'ci:one,two' }, '/site', '/programs').tokens).toBe('ci:one,two');
});

test.each(['http', '-1', '65536', '30.5'])('port "%s" is refused by name', (port) => {
  expect(() => readConfig({ REGISTRY_PORT: port }, '/site', '/programs')).toThrow(
    /environment is not usable.*REGISTRY_PORT/,
  );
});
