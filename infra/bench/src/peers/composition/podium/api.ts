import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler, Response } from 'express';

/** The parts of Podium that the benchmark uses; declared here because Podium is installed only for a run. */
export interface Podlet {
  middleware(): RequestHandler;
  manifest(): string;
  content(): string;
  fallback(): string;
}
export interface Layout {
  middleware(): RequestHandler;
  view(document: (incoming: unknown, body: string, head: string) => string): void;
  client: { register(podlet: { name: string; uri: string; fallback: boolean }): PodletClient };
}
export interface PodletClient {
  fetch(
    incoming: unknown,
    options: { query: Readonly<Record<string, string>> },
  ): Promise<{ content: { toString(): string } }>;
}
/** What Podium's middleware adds to a response. */
export type PodiumResponse = Response & { podiumSend(fragment: string, head?: string): Response };

type Made<Options, T> = new (options: Options) => T;
type Options = Readonly<Record<string, unknown>>;

/** Imports Podium. @param folder its installation */
export async function importPodium(folder: string): Promise<{
  Podlet: Made<Options, Podlet>;
  Layout: Made<Options, Layout>;
}> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const load = async <T>(name: string) =>
    ((await import(pathToFileURL(resolve(name)).href)) as { default: Made<Options, T> }).default;
  return { Podlet: await load<Podlet>('@podium/podlet'), Layout: await load<Layout>('@podium/layout') };
}
