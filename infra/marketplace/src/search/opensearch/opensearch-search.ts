import { type Criteria, type SearchRequest, toCriteria } from '@forecourt/matching';
import { Queue } from '@forecourt/service/queue';
import type { Registry } from 'prom-client';
import type { IndexSource } from '../../store/port';
import { labelIndex } from '../labels';
import { type Found, type ListingSearch, SearchUnavailable } from '../port';
import { type Answer, answerSchema, hitsOf, resultOf } from './answer';
import { type BuildRules, buildIndex, buildRules } from './build';
import { OpenSearchClient } from './client';
import { Indexes, writeAliasOf } from './indexes';
import { observeOpenSearch } from './metrics';
import { type IndexedState, isBefore, type Place, placeOf, readState } from './position';
import { searchBody } from './search-body';
import type { SearchLocation } from './search-url';
import { firstOf, inPages, isUndecided, saturatedBy } from './varied';
import { IndexWriter, readChangesAfter } from './writes';

/** Timeout of a search, ms. */
const timeoutMs = 5_000;
/** Number of times that a search is repeated because the index was being written to. */
const MOST_TRIES = 10;

/** Limit of the documents of removed listings, beyond which the index is built again: the larger of a share of the listings and a number. */
const mostGone = { share: 0.5, least: 10_000 };

export interface OpenSearchOptions {
  location: SearchLocation;
  /** Called with messages for the operator. */
  onNotice?: (message: string) => void;
  rules?: BuildRules;
  /** Factor of all timeouts, by default 1; larger in tests, whose machines are busy. */
  patience?: number;
}

/**
 * Search in an OpenSearch cluster. Several marketplaces share one index: each applies to it what has changed in the store, with versions, so
 * that an older write never replaces a newer one. A search that sees an incomplete write, or an earlier state than a search before it, is
 * repeated.
 */
export class OpenSearchSearch implements ListingSearch {
  applied = 0;
  private state: IndexedState | null = null;
  /** The latest state that a search or a write of this marketplace has seen. */
  private seen: Place = { generation: 0, seq: 0 };
  private isBehind = false;
  private readonly client: OpenSearchClient;
  private readonly indexes: Indexes;
  private readonly labels = labelIndex();
  private readonly loads = new Queue();
  private readonly writes = new Queue();

  constructor(
    private readonly source: IndexSource,
    private readonly options: OpenSearchOptions,
  ) {
    this.client = new OpenSearchClient(options.location, options.patience);
    this.indexes = new Indexes(this.client, options.location.prefix);
  }

  get index(): IndexedState | null {
    return this.state;
  }

  get openness(): number {
    return this.client.openness;
  }

  get isReloadDue(): boolean {
    if (this.state === null) return false;
    const { gone, listings } = this.state;
    return this.isBehind || gone > Math.max(mostGone.least, mostGone.share * listings);
  }

  async failure(): Promise<string | null> {
    try {
      const active = await this.indexes.active();
      const state = active === null ? null : await readState(this.client, active.name);
      return state === null ? `${this.client.name} has no index of the inventory yet.` : null;
    } catch (error) {
      if (error instanceof SearchUnavailable) return error.message;
      throw error;
    }
  }

  async search(request: SearchRequest): Promise<Found> {
    this.stateOrFail();
    const criteria = toCriteria(request, this.labels);
    const { seen } = this;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const found = await this.find(criteria);
      if (found !== null && !isBefore(found, seen)) {
        this.see(found);
        return found;
      }
      // Completes the write, unless another marketplace has done so meanwhile.
      await this.catchUp();
    }
    throw new SearchUnavailable(`${this.client.name} is being written to; no search saw a complete state.`);
  }

  async load(generation: number): Promise<void> {
    await this.loads.run(() => this.loadNow(generation));
  }

  async catchUp(): Promise<void> {
    this.stateOrFail();
    await this.writes.run(() => this.applyAll());
  }

  observe(register: Registry): void {
    observeOpenSearch(this, register);
  }

  async close(): Promise<void> {
    this.state = null;
    this.client.close();
  }

  private async loadNow(generation: number): Promise<void> {
    const { client, indexes, source, options } = this;
    const { rules = buildRules, onNotice = () => undefined } = options;
    if (await this.adopt(generation)) return;
    const context = { client, indexes, source, rules, notify: onNotice };
    await buildIndex(context, generation, await indexes.active(), () => this.seen.seq);
    this.isBehind = false;
    await this.refreshState();
  }

  /** Uses an index that is already there, built by another marketplace or before a restart. @returns false if there is none of this generation and store */
  private async adopt(generation: number): Promise<boolean> {
    const { client, indexes, source, options } = this;
    const active = await indexes.active();
    if (active === null || active.generation !== generation || active.name === this.state?.index) return false;
    const state = await readState(client, active.name);
    const isOfStore =
      state !== null &&
      active.meta.mark === (await source.markOfGeneration(generation)) &&
      (await source.hasChange(state.change));
    if (!isOfStore) return false;
    options.onNotice?.(`the index ${active.name} is used as it is`);
    this.use(state);
    await this.catchUp();
    return !this.isBehind;
  }

  /** Applies all changes that the index lacks. */
  private async applyAll(): Promise<void> {
    const state = await this.refreshState();
    const changes = await readChangesAfter(this.source, state);
    this.isBehind = changes === null;
    if (changes === null || changes.seq === state.seq) return;
    const { listings, seq, change } = changes;
    await new IndexWriter(this.client, writeAliasOf(state.index)).apply(listings, { ...state, seq }, change);
    this.applied += listings.size;
    await this.refreshState();
  }

  private async refreshState(): Promise<IndexedState> {
    const state = await readState(this.client, this.options.location.prefix);
    if (state === null) throw this.lost();
    this.use(state);
    return state;
  }

  private use(state: IndexedState): void {
    this.state = state;
    this.see(state);
  }

  private see({ generation, seq }: Place): void {
    this.seen = { generation: Math.max(this.seen.generation, generation), seq: Math.max(this.seen.seq, seq) };
  }

  private stateOrFail(): IndexedState {
    if (this.state !== null) return this.state;
    throw new SearchUnavailable(
      'The inventory is being loaded, so listings cannot be searched yet. Try again in a moment.',
    );
  }

  /** Runs a search; null if a write was under way. */
  private async find(criteria: Criteria): Promise<Found | null> {
    const answer = await this.ask(criteria);
    const place = placeOf(answer.aggregations.position);
    if (place === null) return null;
    const ids = criteria.sort === 'relevance' ? await this.pageByRelevance(criteria, answer, place) : idsOf(answer);
    return ids === null ? null : { ...resultOf(answer, criteria, ids), ...place };
  }

  /** Returns a page whose first results are of several sellers; null if the index changed meanwhile. */
  private async pageByRelevance(criteria: Criteria, answer: Answer, place: Place): Promise<string[] | null> {
    const hits = hitsOf(answer);
    const all = [...hits];
    let first = firstOf(all);
    let hasMore = hits.length > 0 && hits.length < answer.hits.total.value;
    // If one seller has most of the best results, those of others are requested.
    while (isUndecided(first, hasMore)) {
      const more = await this.ask({ ...criteria, first: 0, count: 1 }, saturatedBy(first));
      const seen = placeOf(more.aggregations.position);
      if (seen === null || seen.seq !== place.seq || seen.generation !== place.generation) return null;
      all.push(...hitsOf(more));
      first = firstOf(all);
      hasMore = more.hits.hits.length < more.hits.total.value;
    }
    return inPages(first, hits).slice(criteria.first, criteria.first + criteria.count);
  }

  private async ask(criteria: Criteria, excludedOwners?: readonly string[]): Promise<Answer> {
    const cancelMs = timeoutMs * (this.options.patience ?? 1);
    const parameters = `allow_partial_search_results=false&request_cache=true&cancel_after_time_interval=${cancelMs}ms`;
    const answer = await this.client.send({
      ...{ method: 'POST', path: `/${this.options.location.prefix}/_search?${parameters}` },
      ...{ schema: answerSchema.nullable(), timeoutMs, absent: null, body: searchBody(criteria, excludedOwners) },
    });
    if (answer === null) throw this.lost();
    return answer;
  }

  /** Marks the index as removed, so that it is built again, and returns the error of the search. */
  private lost(): SearchUnavailable {
    this.isBehind = true;
    return new SearchUnavailable(`${this.client.name} has no index of the inventory; it is built again.`);
  }
}

const idsOf = (answer: Answer) => hitsOf(answer).map(({ id }) => id);
