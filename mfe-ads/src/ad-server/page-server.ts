import type { PageView } from '@forecourt/contracts';
import { mayPersonalize, toParams } from '@forecourt/search-kit';
import type { AdServer } from './ad-server';
import { Frequency } from './frequency';
import { houseAdServer } from './house';

type Page = Pick<PageView, 'state' | 'brand' | 'params'>;

/** Selects the ad server of a page: Google Publisher Tag if the brand has it and the visitor has not declined, else the house. */
export function fillerOf({ brand, params }: Pick<Page, 'brand' | 'params'>): 'house' | 'gpt' {
  return brand.ads?.gpt !== undefined && mayPersonalize(brand, params.adConsent) ? 'gpt' : 'house';
}

/** Shared by all places of a page, so that places that come near together are requested together. */
let known: { key: string; server: AdServer } | undefined;
let shown: { keeps: boolean; frequency: Frequency } | undefined;

/** Returns the ad server of a page. Google's code is loaded with the first request. */
export function adServerOf(page: Page): AdServer {
  const filler = fillerOf(page);
  const { brand, state } = page;
  const search = toParams(state, brand);
  const key =
    filler === 'gpt'
      ? `gpt ${brand.ads?.gpt?.unit}`
      : `house ${brand.id} ${mayPersonalize(brand, page.params.adConsent)} ${search}`;
  if (known?.key === key) return known.server;
  const unit = brand.ads?.gpt?.unit ?? '';
  const server =
    filler === 'gpt'
      ? later(() => import('./gpt').then(({ gptAdServer }) => gptAdServer(unit)))
      : houseAdServer({ search, brand: brand.id }, () => frequencyOf(page).enough);
  known = { key, server };
  return server;
}

/** Returns the counts of this browser, stored if the visitor consents. */
export function frequencyOf({ brand, params }: Pick<Page, 'brand' | 'params'>): Frequency {
  const keeps = mayPersonalize(brand, params.adConsent);
  if (shown?.keeps !== keeps) shown = { keeps, frequency: new Frequency(keeps) };
  return shown.frequency;
}

/** Returns a server whose code is loaded with its first request. */
function later(load: () => Promise<AdServer>): AdServer {
  let server: Promise<AdServer> | undefined;
  return {
    async fill(request, signal) {
      server ??= load();
      return (await server).fill(request, signal);
    },
  };
}
