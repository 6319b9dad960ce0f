/**
 * Samples pages for rehearsals: of a page that a visitor gets, only a harmless address stays, and the shell requests that from itself as a client
 * without cookies. What is sent to the registry is therefore what anybody gets, made of nothing that a visitor sent.
 */
import { randomBytes } from 'node:crypto';
import type { Brand } from '@forecourt/contracts';
import type { InputReport, SampledInput } from '@forecourt/contracts/rehearsal';
import type { Reference } from '@forecourt/search-state';
import { fetchBytes, type RareLog, reasonOf } from '@forecourt/service';
import { ownPage } from '../../own-page';
import type { Address, PageType } from '../page-type';
import { SampledPage } from './sampled-page';

/** Header of the shell's own requests for pages to sample. */
export const sampleHeader = 'x-forecourt-sample';

/** ZIPs of city centres, of which each sampled search near a place gets any. */
const zips = ['60601', '10001', '90012', '77002'];
/** Maximum of addresses that wait; beyond it a new one takes the place of any other. */
const mostAddresses = 256;
const pageTimeoutMs = 20_000;
const reportTimeoutMs = 10_000;

export interface SamplerOptions {
  registryUrl: string;
  token: string;
  log: RareLog;
  /** Interval of samples, ms. */
  everyMs: number;
  /** Whether visitors' pages wait; nothing is sampled then. */
  isBusy(): boolean;
}

interface SampledAddress {
  brand: Brand;
  path: string;
}

export class Sampler {
  private readonly addresses: SampledAddress[] = [];
  private readonly stopped = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private sampling: Promise<void> | null = null;
  /** The page that is sampled now, and the value of its request's header. */
  private current: { token: string; page: SampledPage } | null = null;

  constructor(private readonly options: SamplerOptions) {}

  /** Starts sampling. @param url base URL of the shell */
  start(url: string): void {
    this.timer = setInterval(() => {
      if (this.options.isBusy()) return;
      this.sampling ??= this.sample(url).finally(() => {
        this.sampling = null;
      });
    }, this.options.everyMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopped.abort();
    await this.sampling;
  }

  /** Remembers a harmless address like that of a page which a visitor gets; nothing if its type has none. */
  note(answered: { type: PageType; address: Address; brand: Brand; reference: Reference }): void {
    const { type, address, brand, reference } = answered;
    const path = type.harmless?.(address, { brand, reference, zip: anyOf(zips)! });
    if (path === undefined) return;
    const at = this.addresses.length < mostAddresses ? this.addresses.length : anyIndex(mostAddresses);
    this.addresses[at] = { brand, path };
  }

  /** Returns the page that a request with this header is for; undefined for every other request. */
  pageOf(header: string | string[] | undefined): SampledPage | undefined {
    return this.current !== null && header === this.current.token ? this.current.page : undefined;
  }

  /** Never rejects: a page that cannot be made or sent is logged, and is no sample. */
  private async sample(url: string): Promise<void> {
    const [address] = this.addresses.splice(anyIndex(this.addresses.length), 1);
    if (address === undefined) return;
    const { brand, path } = address;
    const { log } = this.options;
    const token = randomBytes(18).toString('base64url');
    const page = new SampledPage();
    this.current = { token, page };
    try {
      const signal = AbortSignal.any([this.stopped.signal, AbortSignal.timeout(pageTimeoutMs)]);
      const { response } = await ownPage(url, brand, { path, header: { [sampleHeader]: token }, signal });
      this.current = null;
      if (response.statusCode === 200 && page.input !== null) await this.send(page.input);
    } catch (error) {
      if (!this.stopped.signal.aborted)
        log.warn('samples', { reason: reasonOf(error) }, 'a page could not be sampled for rehearsals');
    } finally {
      this.current = null;
    }
  }

  private async send(input: SampledInput): Promise<void> {
    const { registryUrl, token } = this.options;
    await fetchBytes({
      url: `${registryUrl}/v1/inputs`,
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ inputs: [input] } satisfies InputReport),
      timeoutMs: reportTimeoutMs,
      signal: this.stopped.signal,
      maxBytes: 100_000,
      accepts: (status) => status === 204,
    });
  }
}

const anyIndex = (length: number) => Math.floor(Math.random() * length);
const anyOf = <T>(all: readonly T[]): T | undefined => all[anyIndex(all.length)];
