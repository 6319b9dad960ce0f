/**
 * Says what code that left its realm would have left to use: writes a line of JSON, the functions of Node that lead out of a process and can be had
 * from the globals, from `process` or from the renderer's pipe once the process has given up its powers; with `all`, before. The pipe is descriptor 3.
 */
import { writeSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { Socket } from 'node:net';
import { giveUpPowers } from '../program/give-up-powers';
import { reachableFrom } from './reachable';

/** Files, processes, threads, networks, code. */
const leadingOut =
  /^(fs|child_process|worker_threads|cluster|net|tls|http|https|http2|dgram|dns|inspector|module|vm|v8|repl|wasi|process|os|sqlite)(\/|$)/;

const require = createRequire(import.meta.url);
const names = new Map<unknown, string>();
for (const module of builtinModules.filter((name) => leadingOut.test(name))) {
  for (const [name, value] of Object.entries(Object.getOwnPropertyDescriptors(require(module) as object)))
    if (typeof value.value === 'function') names.set(value.value, `${module}.${name}`);
}
for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis)))
  if (/^(fetch|WebSocket|EventSource|XMLHttpRequest|BroadcastChannel|MessageChannel|Worker|WebAssembly)$/.test(name))
    names.set(value, name);
names.set(Socket.prototype.connect, 'Socket.prototype.connect');
// Of `process` these lead nowhere; and both are everybody's.
for (const harmless of ['nextTick', 'emitWarning', 'hrtime', 'memoryUsage', '_tickCallback', '_fatalException'])
  names.delete(Reflect.get(process, harmless));

const held = process;
const pipe = new Socket({ fd: 3, readable: true, writable: true });
if (process.argv[2] !== 'all') giveUpPowers(pipe);
const left = [...reachableFrom([globalThis, held, pipe])].flatMap((one) => names.get(one) ?? []);
pipe.destroy();
writeSync(1, `${JSON.stringify(left)}\n`);
