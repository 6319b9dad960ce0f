/**
 * Removes from the process whatever rendering does not need, and freezes the language's own objects, before any remote's code is loaded: code that
 * escapes its realm finds little to use and nothing to change.
 */
import { Socket } from 'node:net';
import { freezeWhole, hiddenOfTheLanguage } from './freeze';

/** Properties of `process` that Node's own streams, timers and errors use. */
const allowed: ReadonlySet<string> = new Set([
  ...['version', 'versions', 'platform', 'arch', 'release', 'features', 'config', 'pid', 'title', 'argv', 'execArgv'],
  ...['_events', '_eventsCount', '_maxListeners', 'domain', '_exiting', 'exitCode', '_tickCallback', 'nextTick'],
  ...['hrtime', 'memoryUsage', 'emitWarning', '_fatalException'],
]);

/** Globals that the renderer itself uses besides the language. */
const allowedGlobals: ReadonlySet<string> = new Set(['Buffer', 'performance', 'setImmediate', 'URL']);

/** Globals that belong to the language. */
const ofTheLanguage =
  /^(Object|Function|Array|Number|parse(Float|Int)|Infinity|NaN|undefined|Boolean|String|Symbol|Date|Promise|RegExp|\w*Error|JSON|Math|Intl|ArrayBuffer|(Big)?(Ui|I)nt\d+(Clamped)?Array|Float\d+Array|DataView|Map|BigInt|Set|Weak(Map|Set)|Proxy|Reflect|(de|en)codeURI(Component)?|is(Finite|NaN)|Iterator)$/;

const networkOfSockets = ['connect', '_connect', 'open', 'bind', 'listen', 'setPendingInstances', 'fchmod'];

/** Gives up all powers. @param pipe the only socket that stays; it connects to the shell and nothing else */
export function giveUpPowers(pipe: Socket): void {
  const handle: unknown = Reflect.get(pipe, '_handle');
  for (const owner of [Socket.prototype, ...prototypesOf(handle)]) {
    for (const name of networkOfSockets) Reflect.deleteProperty(owner, name);
    Reflect.deleteProperty(owner, 'constructor');
  }
  const { process } = globalThis;
  for (const owner of [process, ...prototypesOf(process).slice(0, 1)]) {
    for (const name of Object.getOwnPropertyNames(owner)) if (!allowed.has(name)) Reflect.deleteProperty(owner, name);
  }
  const kept = (name: string) => name === 'globalThis' || allowedGlobals.has(name) || ofTheLanguage.test(name);
  for (const name of Object.getOwnPropertyNames(globalThis)) if (!kept(name)) Reflect.deleteProperty(globalThis, name);
  const language = Object.getOwnPropertyNames(globalThis).filter((name) => ofTheLanguage.test(name));
  freezeWhole([...language.map((name) => Reflect.get(globalThis, name)), ...hiddenOfTheLanguage()]);
}

/** Returns the prototype chain, nearest first, without `Object.prototype`. */
function prototypesOf(value: unknown): object[] {
  const found: object[] = [];
  for (let at: unknown = value; typeof at === 'object' && at !== null; ) {
    at = Object.getPrototypeOf(at);
    if (typeof at === 'object' && at !== null && at !== Object.prototype) found.push(at);
  }
  return found;
}
