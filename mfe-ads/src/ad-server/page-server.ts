import type { PageView } from '@forecourt/contracts';
import { mayPersonalize, toParams } from '@forecourt/search-kit';
import type { AdServer } from './ad-server';
import { Frequency } from './frequency';
import { houseAdServer } from './house';

type Page = Pick<PageView, 'state' | 'brand' | 'params'>;

/** Who fills the places of a page: Google Publisher Tag where the brand has it and its visitor has not kept it out, else the house. */
export function fillerOf({ brand, params }: Pick<Page, 'brand' | 'params'>): 'house' | 'gpt' {
  return brand.ads?.gpt !== undefined && mayPersonalize(brand, params.adConsent) ? 'gpt' : 'house';
}

/** One for all places of a page, so that what comes near at once is asked for at once. */
let known: { key: string; server: AdServer } | undefined;
let shown: { keeps: boolean; frequency: Frequency } | undefined;

/** The ad server of a page. Google's code comes with the first place that asks it. */
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

/** What this browser has shown, remembered where it may be. */
export function frequencyOf({ brand, params }: Pick<Page, 'brand' | 'params'>): Frequency {
  const keeps = mayPersonalize(brand, params.adConsent);
  if (shown?.keeps !== keeps) shown = { keeps, frequency: new Frequency(keeps) };
  return shown.frequency;
}

/** A server whose code is loaded with the first question to it. */
function later(load: () => Promise<AdServer>): AdServer {
  let server: Promise<AdServer> | undefined;
  return {
    async fill(asked, signal) {
      server ??= load();
      return (await server).fill(asked, signal);
    },
  };
}
