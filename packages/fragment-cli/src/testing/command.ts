import { type Program, runCommand } from '../run';

export type { LocalRenderer, StartRenderer } from '../local-renderer';
export type { Build } from '../surroundings';
export type { Watch, WatchListeners } from '../watch';

export interface CommandResult {
  code: number;
  out: string;
  err: string;
}

/** Runs the `fragment` command in this process. @param program parts that a test overrides */
export async function runFragment(
  line: string,
  program: Partial<Program> & { url?: string; token?: string },
): Promise<CommandResult> {
  const { url, token, ...others } = program;
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(line.split(' '), {
    environment: { REGISTRY_URL: url, REGISTRY_TOKEN: token },
    called: 'fragment',
    tree: null,
    cwd: '/nowhere',
    template: '/nowhere',
    build: () => Promise.reject(new Error('nothing to build here')),
    watch: () => {
      throw new Error('nothing to watch here');
    },
    startRenderer: () => {
      throw new Error('nothing to render here');
    },
    print: (text) => out.push(text),
    printError: (text) => err.push(text),
    signal: new AbortController().signal,
    ...others,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
