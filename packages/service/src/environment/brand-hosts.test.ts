import * as z from 'zod';
import { brandHosts, withHosts } from './brand-hosts';
import { readEnvironment } from './environment';

const schema = z.object({ BRAND_HOSTS: brandHosts });
const read = (text?: string) => readEnvironment(schema, { BRAND_HOSTS: text }).BRAND_HOSTS;

test('host names are read by brand, and precede the brand’s own', () => {
  const hosts = read(' research = WWW.example.com, example.com ; maker=maker.example.com;');
  expect([...hosts]).toEqual([
    ['research', ['www.example.com', 'example.com']],
    ['maker', ['maker.example.com']],
  ]);
  const research = { id: 'research', hosts: ['research.localhost', 'example.com'] };
  expect(withHosts(research, hosts).hosts).toEqual(['www.example.com', 'example.com', 'research.localhost']);
  expect(withHosts({ ...research, id: 'valuation' }, hosts).hosts).toEqual(research.hosts);
});

test.each([undefined, '', ' ; '])('%j names no hosts', (text) => expect(read(text).size).toBe(0));

test.each([
  'research',
  'research=',
  'research=https://www.example.com',
  'research=www.example.com:8080',
  'Research!=www.example.com',
  'research=a.example;research=b.example',
  'research=a.example;maker=a.example',
])('"%s" is refused, with the expected form', (text) => {
  expect(() => read(text)).toThrow('BRAND_HOSTS has to be brands with their host names, each once');
});
