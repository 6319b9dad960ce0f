import { readConfig } from './config';
import { upstreams } from './upstreams';

test.each(upstreams)('%s is asked where its URL says, else at its port on this machine', (name, row) => {
  expect(readConfig({}).upstreams[name]).toBe(`http://127.0.0.1:${row.port}`);
  expect(readConfig({ [row.portVariable]: '4711' }).upstreams[name]).toBe('http://127.0.0.1:4711');
  expect(readConfig({ [row.urlVariable]: 'http://upstream.example:80/' }).upstreams[name]).toBe(
    'http://upstream.example:80',
  );
  expect(() => readConfig({ [row.urlVariable]: 'nowhere' })).toThrow(row.urlVariable);
});
