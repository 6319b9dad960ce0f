import type { HouseAdContent } from '../ads';
import { houseAd, installAdService } from '../testing';
import type { AdRequest, AdServer } from './ad-server';
import { forgetGpt, gptAdServer } from './gpt';
import { houseAdServer } from './house';
import { installGpt } from './testing/gpt-double';

/** Outcome at a server for a targeting: an ad, nothing, or no answer. */
type Having = (targeting: Readonly<Record<string, string>>) => 'ad' | 'nothing' | 'away';

interface Trial {
  server: AdServer;
  /** The targeting of each requested placement, request by request. */
  requests(): (readonly Readonly<Record<string, string>>[])[];
  end(): void;
}

const houseTrial = (has: Having): Trial => {
  const service = installAdService((query) => {
    const targeting = Object.fromEntries(query);
    if (has(targeting) === 'away') return new Error('blocked');
    const names = query.get('placements')?.split(',') ?? [];
    const ad = (placement: string): [string, HouseAdContent] => [placement, houseAd({ id: `ad-of-${placement}` })];
    return has(targeting) === 'ad' ? Object.fromEntries(names.map(ad)) : {};
  });
  return {
    server: houseAdServer({ search: 'zip=60601&maxPrice=20000', brand: 'research' }, () => []),
    requests: () =>
      service.asked.map((query) => (query.get('placements') ?? '').split(',').map(() => Object.fromEntries(query))),
    end: service.remove,
  };
};

const gptTrial = (has: Having): Trial => {
  forgetGpt();
  const double = installGpt((targeting) => {
    const what = has(targeting);
    return what === 'away' ? new Error('blocked') : what === 'ad' ? 'A creative' : null;
  });
  return {
    server: gptAdServer('/1234567/marketplace'),
    requests: () => double.requests.map((request) => [...request]),
    end: double.remove,
  };
};

const asked = (placement: string, more: Partial<AdRequest['targeting']> = {}): AdRequest => {
  const element = document.createElement('div');
  document.body.append(element);
  return {
    ...{ placement, element, sizes: [[300, 250]], beside: ['other'] },
    targeting: { pos: 'grid', prd: 'results', active_browser: 'true', ...more },
  };
};
const patient = new AbortController().signal;

let trial: Trial | undefined;
afterEach(() => {
  trial?.end();
  document.body.replaceChildren();
});

describe.each([
  ['the house', houseTrial],
  ['Google Publisher Tag', gptTrial],
])('%s', (_, begin) => {
  const start = (has: Having = () => 'ad') => {
    trial = begin(has);
    return trial;
  };

  test('fills a placement', async () => {
    const { server } = start();
    const question = asked('fluid-7');
    const filled = await server.fill(question, patient);
    if (filled?.kind === 'drawn') expect(question.element.textContent).toBe('A creative');
    expect(filled?.kind === 'house' ? filled.ad.id : filled?.id).toEqual(expect.any(String));
  });

  test('sends nothing in advance, and one request for all placements of one turn', async () => {
    const { server, requests } = start();
    expect(requests()).toEqual([]);
    await Promise.all(['fluid-7', 'fluid-14', 'fluid-19'].map((name) => server.fill(asked(name), patient)));
    expect(requests().map((request) => request.length)).toEqual([3]);
  });

  test('sends position, criteria and the number of the renewal, and of the ZIP only three digits', async () => {
    const { server, requests } = start();
    await server.fill(asked('fixed', { pos: 'bottom', refresh: '3', zip3: '606' }), patient);
    const [[told]] = requests() as [[Record<string, string>]];
    expect(told).toMatchObject({ prd: 'results', active_browser: 'true', refresh: '3', zip3: '606' });
    expect(Object.values(told)).not.toContain('60601');
    const second = asked('fixed', { pos: 'bottom' });
    await server.fill(second, patient);
    const [[again]] = requests().slice(1) as [[Record<string, string>]];
    expect(again).not.toHaveProperty('refresh');
  });

  test('answers that it has nothing', async () => {
    const { server } = start(() => 'nothing');
    expect(await server.fill(asked('fluid-7'), patient)).toBeUndefined();
  });

  test('rejects when it is blocked or away', async () => {
    const { server } = start(() => 'away');
    await expect(server.fill(asked('fluid-7'), patient)).rejects.toThrow();
  });

  test('rejects when cancelled', async () => {
    const { server } = start();
    const impatient = new AbortController();
    const fill = server.fill(asked('fluid-7'), impatient.signal);
    impatient.abort(new Error('gone'));
    await expect(fill).rejects.toThrow('gone');
  });

  test('renews a placement in its element', async () => {
    const { server, requests } = start();
    const question = asked('fixed', { pos: 'bottom' });
    await server.fill(question, patient);
    const again = { ...question, targeting: { ...question.targeting, refresh: '1' } };
    expect(await server.fill(again, patient)).toBeDefined();
    expect(requests()).toHaveLength(2);
  });
});

test('Google Publisher Tag loads nothing by itself, makes no profile and closes no place', async () => {
  forgetGpt();
  const double = installGpt(() => 'A creative');
  const server = gptAdServer('/1234567/marketplace');
  await server.fill(asked('fluid-7'), patient);
  await server.fill(asked('fluid-14'), patient);
  expect(double.settings).toEqual([
    ...['disableInitialLoad', 'singleRequest', 'nonPersonalizedAds=true', 'enableServices'],
    ...['collapse=false [[300,250]]', 'collapse=false [[300,250]]'],
  ]);
  double.remove();
});
