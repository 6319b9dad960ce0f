/**
 * The platform of a realm besides the language: URLs, a console that is reported, and timers that never fire.
 * A version's code runs while it loads and while it renders, and at no other time.
 */
import 'core-js/actual/url';
import 'core-js/actual/url-search-params';

interface Call {
  kind: 'timer' | 'console';
  message: string;
}

/** Maximum number of reports between two reads; more are dropped. */
const mostSideEffects = 20;
const longestMessage = 500;

/** Calls without effect since the renderer last read them. */
export const sideEffects: Call[] = [];

function note(kind: Call['kind'], message: string): void {
  if (sideEffects.length < mostSideEffects) sideEffects.push({ kind, message: message.slice(0, longestMessage) });
}

const nothing = () => {};
const says =
  (level: string) =>
  (...parts: unknown[]) =>
    note('console', `${level}: ${parts.map(String).join(' ')}`);
const neverRings = (name: string) => () => {
  note('timer', `${name} was called while rendering on the server, where nothing runs later`);
  return 0;
};

Object.assign(globalThis, {
  console: Object.fromEntries([
    ...['log', 'info', 'debug', 'warn', 'error', 'trace'].map((level) => [level, says(level)]),
    ...['group', 'groupEnd', 'time', 'timeEnd', 'assert', 'table', 'dir', 'count'].map((name) => [name, nothing]),
  ]),
  ...Object.fromEntries(['setTimeout', 'setInterval', 'setImmediate'].map((name) => [name, neverRings(name)])),
  ...Object.fromEntries(['clearTimeout', 'clearInterval', 'clearImmediate'].map((name) => [name, nothing])),
  queueMicrotask: (task: () => void) => void Promise.resolve().then(task),
  global: globalThis,
});
