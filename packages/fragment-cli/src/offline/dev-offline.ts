import { once } from 'node:events';
import { devPrefix } from '@forecourt/contracts';
import { CommandError } from '../command-error';
import { problemText } from '../dev-session';
import type { Source } from '../remote-folder';
import type { Surroundings } from '../surroundings';
import type { Watched } from '../watch';
import { OfflineSite } from './offline-site';
import { readRecording } from './recording';

/** Session in the versions of these builds, which never leave this machine. */
const session = 'x00000000';

/**
 * Serves a recorded page with the builds of a remote until the signal; requests nothing.
 * @param inspect port for a debugger; null for none @throws CommandError without a recording, or if its page does not show the remote
 */
export async function devOffline(
  { folder, name, version }: Source,
  inspect: number | null,
  { print, watch, startRenderer, signal, called }: Surroundings,
): Promise<string> {
  const recording = await readRecording(folder, called);
  const broken = new AbortController();
  let reason = '';
  const end = (why: string) => {
    reason = why;
    broken.abort();
  };
  const renderer = startRenderer(folder, inspect, end);
  let watched: Watched | undefined;
  const site = new OfflineSite({
    ...{ recording, remote: name, renderer },
    resolve: async (build, stack) =>
      (await watched?.resolve(build, stack)) ?? { message: stack, file: null, line: null, frame: null },
    onFailed: (problem) => print(problemText({ from: 'server', ...problem })),
    onSearch: (url) => print(`${url} was not recorded: it is shown with the data of ${recording.page}.`),
  });
  try {
    if (site.slots.length === 0)
      throw new CommandError(
        `No slot of the recorded page, ${recording.page}, shows ${name}. Record a page that does: publish a version and place it first.`,
      );
    const url = await site.listen();
    watched = watch(folder, devPrefix(version, session), {
      onBuilt(build) {
        site.show(build);
        print(`${build.version} is built and shown.`);
      },
      onFailed: (problem) => print(problemText({ from: 'build', ...problem })),
      onEnded: end,
    });
    print(`Watching ${name}/src. The recorded page, from this machine alone:\n  ${url}`);
    const ended = AbortSignal.any([signal, broken.signal]);
    if (!ended.aborted) await once(ended, 'abort');
  } finally {
    watched?.close();
    renderer.close();
    await site.close();
  }
  if (broken.signal.aborted) throw new CommandError(`fragment dev has ended: ${reason} Start it again.`);
  return 'The recorded page is no longer served.';
}
