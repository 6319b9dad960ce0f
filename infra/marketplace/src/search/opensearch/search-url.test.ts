import { readConfig } from '../../config';
import { clusterName, searchUrl } from './search-url';

test('names nodes, credentials and the name of the indexes', () => {
  const location = searchUrl.parse(
    'https://market:p%40ss@one.example:9200/listings,https://market:p%40ss@two.example/listings/',
  );
  expect(location).toEqual({
    nodes: ['https://one.example:9200', 'https://two.example'],
    authorization: `Basic ${Buffer.from('market:p@ss').toString('base64')}`,
    prefix: 'listings',
  });
  expect(clusterName(location)).toBe('OpenSearch at one.example:9200, two.example (listings)');
  expect(searchUrl.parse('http://one.example:9200/listings').authorization).toBeNull();
});

test.each([
  ['no URL', 'one.example'],
  ['another protocol', 'ftp://one.example/listings'],
  ['no name of the indexes', 'http://one.example:9200'],
  ['a name that could be a pattern', 'http://one.example:9200/list*'],
  ['a password with a bare percent sign', 'http://%@one.example/listings'],
  ['nodes of two clusters', 'http://one.example/listings,http://two.example/cars'],
])('%s is refused, and the message has no password', (_, text) => {
  const read = () => readConfig({ SEARCH_URL: text.replace('//', '//market:secret@') });
  expect(read).toThrow(/SEARCH_URL/);
  expect(read).not.toThrow(/secret/);
});
