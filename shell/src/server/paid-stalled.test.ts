import type { ServerResponse } from 'node:http';
import { adsSource } from './testing/fake-content';
import { fakeRemote } from './testing/fake-remote';
import { paidFragments, plainRemotes, searchFragments, startTestSite } from './testing/test-shell';

const says = (names: readonly string[], text: string) =>
  Object.fromEntries(names.map((name) => [name, `return h('p', null, '${text}');`]));
const kinds = ['premium', 'fourth-tier', 'boost', 'fluid'];

/** All paid fragments, each with a source of its own. */
const remotes = {
  ...plainRemotes(),
  'mfe-search-results': fakeRemote({
    name: 'mfe-search-results',
    fragments: {
      ...says(searchFragments, 'plain'),
      results: `return h('section', null, 'organic listings', ${kinds.map((name) => `h(Slot, { name: '${name}' })`)});`,
    },
    needs: ['listing'],
    slots: kinds,
  }),
  'mfe-showcase': fakeRemote({
    name: 'mfe-showcase',
    fragments: says([...paidFragments, 'showcase', 'certified-program'], 'paid for'),
    needs: ['showcase', 'premium', 'fourth-tier', 'boost', 'featured', 'standard', 'highlights'],
  }),
  'mfe-ads': fakeRemote({
    name: 'mfe-ads',
    fragments: says(['grid-ad', 'footer-banner'], 'an ad'),
    needs: ['ads'],
    sources: adsSource,
  }),
};

const isPaid = (url = '') => /^\/rest\/lsc\/(listing\/(spotlight|alpha)|newcarboost)|^\/ads\//.test(url);

test('R72 no paid call holds up the page: results, state and script are there while none of them is answered', async () => {
  const site = await startTestSite({ remotes, env: { SLOT_DEADLINE_MS: '300' } });
  const stalled: ServerResponse[] = [];
  for (const upstream of [site.marketplace, site.content])
    upstream.fault = (request, response) => isPaid(request.url) && stalled.push(response) > 0;

  const answer = await fetch(`${site.shell.url}/cars-for-sale/all?zip=60601`);
  let html = '';
  let waiting: number | undefined;
  const decoder = new TextDecoder();
  for await (const chunk of answer.body!) {
    html += decoder.decode(chunk, { stream: true });
    if (waiting !== undefined || !html.includes('id="fc-page"')) continue;
    waiting = stalled.length;
    expect(html).toContain('organic listings');
    // Only now do the upstreams of paid places answer.
    for (const response of stalled) response.writeHead(500).end();
  }
  const asked = [...site.marketplace.requests, ...site.content.requests].filter(isPaid);
  expect([answer.status, waiting]).toEqual([200, asked.length]);
  expect(asked.length).toBe(8);
  expect(html.trimEnd().endsWith('</html>')).toBe(true);
  await site.close();
});
