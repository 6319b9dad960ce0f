/**
 * Lists the functions of Node that code outside its realm could still use to leave the process, as a line of JSON: those that can be reached
 * from the globals, from `process` or from the renderer's pipe after the process has given up its powers; with `all`, before. The pipe is descriptor 3.
 */
import { writeSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { Socket } from 'node:net';
import { giveUpPowers } from '../program/give-up-powers';
import { reachableFrom } from './reachable';

/** Modules that give access to files, processes, threads, networks or code. */
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
// These functions of `process` give access to nothing.
for (const harmless of ['nextTick', 'emitWarning', 'hrtime', 'memoryUsage', '_tickCallback', '_fatalException'])
  names.delete(Reflect.get(process, harmless));

const held = process;
const pipe = new Socket({ fd: 3, readable: true, writable: true });
if (process.argv[2] !== 'all') giveUpPowers(pipe);
const left = [...reachableFrom([globalThis, held, pipe])].flatMap((one) => names.get(one) ?? []);
pipe.destroy();
writeSync(1, `${JSON.stringify(left)}\n`);
