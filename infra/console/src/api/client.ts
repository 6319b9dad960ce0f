import createClient from 'openapi-fetch';
import type { paths } from '../generated/registry';

/** The registry's interface; its types are made from the registry's own description. */
export const registry = createClient<paths>({ baseUrl: '', credentials: 'same-origin' });

type Got<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer T } } } };
}
  ? T
  : never;

export type Live = Got<'/v1/live'>;
export type LiveRemote = Live['remotes'][number];
export type Channel = LiveRemote['channels'][string];
export type Served = Pick<Channel, 'version' | 'since' | 'probationUntil' | 'health'>;
export type Remote = Got<'/v1/remotes/{remote}'>;
export type Version = Remote['versions'][number];
export type VersionDetail = Got<'/v1/remotes/{remote}/{version}'>;
export type Entry = Got<'/v1/audit'>['entries'][number];
export type ChannelEntry = Extract<Entry, { remote: string }>;
export type Session = Got<'/v1/session'>;
export type ErrorVersion = Got<'/v1/errors'>['versions'][number];
export type VersionErrors = Got<'/v1/remotes/{remote}/{version}/errors'>;
export type Measured = Got<'/v1/field/{brand}/{remote}'>['versions'][number];
export type Series = Got<'/v1/field/{brand}/{remote}/series'>;
export type PageLayout = Got<'/v1/layouts/{brand}/{page}'>;
export type Offered = Got<'/v1/brands/{brand}/fragments'>['fragments'][number];
export type AllFlags = Got<'/v1/flags'>;
export type Flag = Extract<keyof AllFlags['gates'], string>;
export type PreviewLink = Got<'/v1/previews'>['previews'][number];
export type Token = Got<'/v1/tokens'>['tokens'][number];
export type Permission = Token['may'][number];
export type WantedToken = NonNullable<paths['/v1/tokens']['post']['requestBody']>['content']['application/json'];
export type Changed = paths['/v1/channels/{brand}/{remote}']['post']['responses'][200]['content']['application/json'];

/** A refusal of the registry, in its words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    readonly detail: string,
  ) {
    super(`${title}: ${detail}`);
  }
}

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Returns the data of an answer. @throws Refusal; a TypeError of `fetch` if the registry cannot be reached */
export async function dataOf<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await answer;
  if (response.ok) return data as T;
  const said: { type?: unknown; title?: unknown; detail?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  throw new Refusal(
    response.status,
    String(said.type ?? ''),
    String(said.title ?? `The registry answered ${response.status}`),
    String(said.detail ?? 'It gave no reason. Try again; its log may say more.'),
  );
}

/** Returns what to tell a person about a failure. */
export function wordsOf(error: unknown): { title: string; detail: string } {
  if (error instanceof Refusal) return error;
  return {
    title: 'The registry does not answer',
    detail:
      'Nothing was changed, as far as this page knows. Check that the registry runs, and the network; then try again.',
  };
}
