import { readConfig } from './config';

const atHome = {
  marketplace: { url: 'http://127.0.0.1:3001', answerBytes: 2_000_000 },
  content: { url: 'http://127.0.0.1:3004', answerBytes: 1_000_000 },
};

test('by default the registry is for this machine, in .data of the working folder', () => {
  expect(readConfig({}, '/site', '/programs')).toEqual({
    port: 3002,
    host: '127.0.0.1',
    folder: '/site/.data/registry',
    tokens: null,
    autoRollback: 'on',
    bounds: { windowMs: 600_000, percent: 5 },
    sourcePaths: {},
    upstreams: atHome,
    inputsMb: 256,
    gatePrograms: '/programs',
    packagesFolder: '/site/dist/packs',
    consoleFolder: '/site/infra/console/dist',
  });
});

test('variables that are set apply; empty ones do not', () => {
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
    upstreams: atHome,
    inputsMb: 256,
    packagesFolder: '/site/dist/packs',
    consoleFolder: '/site/infra/console/dist',
  });
  expect(readConfig({ REGISTRY_TOKEN: 'ci:one,two' }, '/site', '/programs').tokens).toBe('ci:one,two');
});

test.each(['http', '-1', '65536', '30.5'])('port "%s" is refused by name', (port) => {
  expect(() => readConfig({ REGISTRY_PORT: port }, '/site', '/programs')).toThrow(
    /environment is not usable.*REGISTRY_PORT/,
  );
});

test('the gate calls upstreams at the same addresses as the shells', () => {
  const own = [{ name: 'recalls', url: 'https://recalls.example/', answerBytes: 5000 }];
  const environment = { MARKETPLACE_URL: 'https://m.example/', CONTENT_PORT: '4004', UPSTREAMS: JSON.stringify(own) };
  expect(readConfig(environment, '/site', '/programs').upstreams).toEqual({
    recalls: { url: 'https://recalls.example', answerBytes: 5000 },
    marketplace: { url: 'https://m.example', answerBytes: 2_000_000 },
    content: { url: 'http://127.0.0.1:4004', answerBytes: 1_000_000 },
  });
});
