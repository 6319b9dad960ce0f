import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packView } from '@forecourt/packed-view';
import { fixtureView } from '@forecourt/search-kit/fixtures';
import { generatedPositionFor, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { WebSocket } from 'undici';
import { type WatchedBuild, type Watching, watchRemote } from '../watch/watch-remote';
import { withRealPaths } from './real-paths';

// The build compiles everything.
jest.setTimeout(120_000);

const program = join(__dirname, '../../bin/fragment-build.mjs');
let folder: string;
let watching: Watching | undefined;
let child: ChildProcess | undefined;
beforeAll(async () => {
  // Within the tree, so that packages are found.
  folder = await mkdtemp(join(dirname(__dirname), 'inspected-'));
  await cp(join(dirname(__dirname), 'fixture-remote'), folder, { recursive: true });
});
afterAll(async () => {
  child?.kill();
  await watching?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Message {
  id?: number;
  method?: string;
  params: {
    url: string;
    sourceMapURL: string;
    scriptId: string;
    callFrames: { functionName: string; location: Place }[];
  };
}
interface Place {
  scriptId: string;
  lineNumber: number;
  columnNumber: number;
}

/** Connects to the inspector as a debugger does. */
async function debuggerAt(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const messages: Message[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    messages.push(JSON.parse(String(data)) as Message);
    for (const look of waiting) look();
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const until = (wanted: (message: Message) => boolean) =>
    new Promise<Message>((resolve) => {
      const look = () => {
        const found = messages.find(wanted);
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  let id = 0;
  const send = (method: string, params: object = {}) => {
    id += 1;
    const own = id;
    socket.send(JSON.stringify({ id: own, method, params }));
    return until((message) => message.id === own);
  };
  return { send, until, close: () => socket.close() };
}

test('a breakpoint in the team’s source stops the server’s rendering there, for debuggers on this machine only', async () => {
  const built = await new Promise<WatchedBuild>((onBuilt, reject) => {
    watching = watchRemote({
      ...{ folder, onBuilt, onFailed: ({ message }) => reject(new Error(message)) },
      nextVersion: () => '1.0.0-dev.x00000000.1',
    });
  });
  const port = await freePort();
  child = spawn(process.execPath, [`--inspect=127.0.0.1:${port}`, program, '--render'], {
    ...{ cwd: folder, serialization: 'advanced' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Node says where it listens.
  const [said] = (await once(child.stderr!, 'data')) as [Buffer];
  expect(said.toString()).toContain(`ws://127.0.0.1:${port}/`);
  const { send, until, close } = await debuggerAt(port);
  await send('Debugger.enable');
  const code = built.files.get('server.js')!.toString();
  const map = withRealPaths(built.serverMap, folder);
  child.send({ type: 'load', remote: 'fixture-remote', version: built.manifest.version, code, map });
  const script = await until(({ params }) => params?.url === `fixture-remote@${built.manifest.version}/server.js`);

  const [, encoded = ''] = script.params.sourceMapURL.split('base64,');
  const traced = new TraceMap(Buffer.from(encoded, 'base64').toString());
  const path = join(folder, 'src/fragments/greeting/index.tsx');
  const source = pathToFileURL(path).href;
  const line = (await readFile(path, 'utf8')).split('\n').findIndex((text) => text.includes('<h2>{brand.name}')) + 1;
  const wanted = generatedPositionFor(traced, { source, line, column: 6 });
  expect(wanted).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
  const set = await send('Debugger.setBreakpoint', {
    location: { ...script.params, lineNumber: wanted.line! - 1, columnNumber: wanted.column! },
  });
  expect(set).not.toHaveProperty('error');
  const answered = once(child, 'message');
  const view = JSON.stringify(packView(fixtureView()));
  child.send({ type: 'render', id: 1, slot: 'greeting', fragment: 'greeting', props: undefined, view });
  const { params } = await until(({ method }) => method === 'Debugger.paused');
  const [frame] = params.callFrames;
  expect(frame?.functionName).toBe('Component');
  const { lineNumber, columnNumber } = frame!.location;
  expect(originalPositionFor(traced, { line: lineNumber + 1, column: columnNumber })).toMatchObject({ source, line });
  await send('Debugger.resume');
  const [{ rendering }] = (await answered) as [{ rendering: { html: string } }];
  expect(rendering.html).toContain(`<h2>${fixtureView().brand.name}</h2>`);
  close();
});
