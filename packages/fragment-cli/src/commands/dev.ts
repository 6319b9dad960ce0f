import { once } from 'node:events';
import { own } from '@forecourt/service';
import type { RegistryClient } from '../client';
import { CommandError } from '../command-error';
import { DevSession } from '../dev-session';
import { type Line, Misuse } from '../line';
import { devOffline } from '../offline/dev-offline';
import { placementsText } from '../placements';
import { findSource, noSource } from '../remote-folder';
import type { Row } from '../row';
import { type BrandChoice, brandOf, brandOption, pageOption } from '../values';

/** Shows unfinished work to one browser until the signal. */
export const dev: Row<{
  remote: string;
  brand: BrandChoice;
  page: string | undefined;
  offline: { inspect: number | null } | null;
}> = {
  usage: 'dev [remote] [--brand <brand>] [--page <path>] | dev [remote] --offline [--inspect <port>]',
  options: { ...brandOption, ...pageOption, offline: { type: 'boolean' }, inspect: { type: 'string' } },
  does: 'Builds on every change and shows it on the real page, in browsers that open its link only; with --offline on a recorded page, where a debugger may stop on the server, too. Ctrl-C ends this.',
  parse: (line) => ({
    remote: line.argument ?? '.',
    brand: brandOf(line.text('brand')),
    page: line.text('page'),
    offline: offlineOf(line),
  }),
  async run({ remote: given, brand: chosen, page = '/cars-for-sale/all?inspect', offline }, surroundings) {
    const { print, build, watch, signal, called, connect, ...places } = surroundings;
    const source = await findSource(given, places);
    if (source === null) throw noSource(given, called);
    if (offline !== null) return devOffline(source, offline.inspect, surroundings);
    const client = await connect();
    const { folder, name, version } = source;
    const brand = chosen === '*' ? ((await client.brands())[0] ?? '') : chosen;
    const begun = await client.beginDev({ remote: name, version, brand, page });
    const session = new DevSession({ ...{ client, begun, folder, print, build } });
    const broken = new AbortController();
    let reason = '';
    const end = (why: string) => {
      reason = why;
      broken.abort();
    };
    try {
      const watched = watch(folder, begun.prefix, {
        onBuilt: (built) => session.built(built),
        onFailed: (problem) => session.failed({ from: 'build', ...problem }),
        onEnded: end,
      });
      try {
        print(`Watching ${name}/src. Nobody but browsers that open this link sees its builds:\n  ${begun.url}`);
        print(await placesOf(client, called, { remote: name, version, brand }));
        const reports = session.followReports(watched, end);
        const ended = AbortSignal.any([signal, broken.signal]);
        if (!ended.aborted) await once(ended, 'abort');
        session.stop();
        await reports;
      } finally {
        watched.close();
      }
    } finally {
      await session.end();
    }
    if (broken.signal.aborted) throw new CommandError(`fragment dev has ended: ${reason} Start it again.`);
    return `The session has ended: pages show the promoted version of ${name} again.`;
  },
};

/** Parses what belongs to a recorded page; null for a real one. @throws Misuse */
function offlineOf(line: Line): { inspect: number | null } | null {
  const text = line.text('inspect');
  if (!line.has('offline')) {
    if (text !== undefined)
      throw new Misuse('--inspect needs --offline: what renders real pages is out of reach of a debugger.');
    return null;
  }
  if (line.text('brand') !== undefined || line.text('page') !== undefined)
    throw new Misuse('--offline shows the page that was recorded, on its brand.');
  const inspect = text === undefined ? null : Number(text);
  if (inspect === null || (Number.isInteger(inspect) && inspect >= 1 && inspect <= 65_535)) return { inspect };
  throw new Misuse(`--inspect "${text}" is not a port, such as 9229.`);
}

/** Returns the pages that show the remote, or how it gets onto one. */
async function placesOf(
  client: RegistryClient,
  called: string,
  { remote, version, brand }: { remote: string; version: string; brand: string },
): Promise<string> {
  const { versions } = await client.snapshot();
  if (own(versions, remote) !== undefined) return placementsText(client, called, { remote, version, brands: [brand] });
  return `No page has a place for ${remote} before its first version: ${called} publish --promote --brand ${brand}, then ${called} place.`;
}
