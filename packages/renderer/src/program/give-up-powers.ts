/** Takes from the process what rendering does not need, before any remote's code is in it: code that left its realm would find little to use. */
import { Socket } from 'node:net';

/** What Node's own streams, timers and errors use of `process`. */
const kept: ReadonlySet<string> = new Set([
  ...['version', 'versions', 'platform', 'arch', 'release', 'features', 'config', 'pid', 'title', 'argv', 'execArgv'],
  ...['_events', '_eventsCount', '_maxListeners', 'domain', '_exiting', 'exitCode', '_tickCallback', 'nextTick'],
  ...['hrtime', 'memoryUsage', 'emitWarning', '_fatalException'],
]);

/** What the renderer itself uses besides the language. */
const globalsKept: ReadonlySet<string> = new Set(['Buffer', 'performance', 'setImmediate', 'URL']);

/** Of the platform's globals those that are the language's. */
const ofTheLanguage =
  /^(Object|Function|Array|Number|parse(Float|Int)|Infinity|NaN|undefined|Boolean|String|Symbol|Date|Promise|RegExp|\w*Error|globalThis|JSON|Math|Intl|ArrayBuffer|(Big)?(Ui|I)nt\d+(Clamped)?Array|Float\d+Array|DataView|Map|BigInt|Set|Weak(Map|Set)|Proxy|Reflect|(de|en)codeURI(Component)?|is(Finite|NaN)|Iterator)$/;

const networkOfSockets = ['connect', '_connect', 'open', 'bind', 'listen', 'setPendingInstances', 'fchmod'];

/** @param pipe the one socket that stays; it reaches nothing but the shell at its other end */
export function giveUpPowers(pipe: Socket): void {
  const handle: unknown = Reflect.get(pipe, '_handle');
  for (const holder of [Socket.prototype, ...prototypesOf(handle)]) {
    for (const name of networkOfSockets) Reflect.deleteProperty(holder, name);
    Reflect.deleteProperty(holder, 'constructor');
  }
  const { process } = globalThis;
  for (const holder of [process, ...prototypesOf(process).slice(0, 1)]) {
    for (const name of Object.getOwnPropertyNames(holder)) if (!kept.has(name)) Reflect.deleteProperty(holder, name);
  }
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!globalsKept.has(name) && !ofTheLanguage.test(name)) Reflect.deleteProperty(globalThis, name);
}

/** The nearest first; without what every object has. */
function prototypesOf(value: unknown): object[] {
  const found: object[] = [];
  for (let at: unknown = value; typeof at === 'object' && at !== null; ) {
    at = Object.getPrototypeOf(at);
    if (typeof at === 'object' && at !== null && at !== Object.prototype) found.push(at);
  }
  return found;
}
