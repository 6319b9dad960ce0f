import { brandOfSite, nameHosts } from './brand';

afterEach(() => nameHosts(new Map()));

test('an email looks like the brand whose host name the operator has named; of an unknown host it shows the host’s name', () => {
  expect(brandOfSite('https://maker.example.com').name).toBe('maker.example.com');
  nameHosts(new Map([['maker', ['maker.example.com']]]));
  expect(brandOfSite('https://maker.example.com').name).toBe(brandOfSite('http://maker.localhost:3000').name);
  expect(brandOfSite('https://other.example.com').name).toBe('other.example.com');
});
