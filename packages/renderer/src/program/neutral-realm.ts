/**
 * V8 asks the platform for two things in the middle of a version's code: to put a stack into words, and to import. Node answers with functions of its
 * own realm. What those throw — for an error whose name is a symbol, at the end of the stack — would reach the version, and with it all that
 * the platform has. So both are answered by functions of a realm that holds nothing and never changes.
 */
import { createRequire } from 'node:module';
import { constants, createContext, runInContext } from 'node:vm';

/** Runs in that realm. Everything there is frozen, so that versions cannot leave each other anything in it. */
function makeAnswers() {
  const { apply, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
  const seen = new Set<unknown>();
  function freeze(value: unknown): void {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
    seen.add(value);
    Object.freeze(value);
    freeze(getPrototypeOf(value));
    for (const key of ownKeys(value)) {
      const { value: held, get, set } = getOwnPropertyDescriptor(value, key) ?? {};
      for (const one of [held, get, set]) freeze(one);
    }
  }
  const inWords = Error.prototype.toString;
  const answers = {
    /** What V8 would make of it without Node. */
    wordStack(_global: object, error: unknown, calls: readonly unknown[]): string {
      let text = 'Error';
      try {
        text = apply(inWords, error, []);
      } catch {
        // It cannot be put into words; where it came about can.
      }
      for (let index = 0; index < calls.length; index += 1) text += `\n    at ${calls[index]}`;
      return text;
    },
    refuseImport(): never {
      throw new TypeError('import() is not there');
    },
  };
  // What has no name of its own, and is reached by calls only.
  const hidden = [
    ...[function* () {}, async () => {}, async function* () {}],
    ...[[].values(), new Map().entries(), new Set().entries(), ''[Symbol.iterator](), ''.matchAll(/x/g)],
  ];
  for (const root of [answers, globalThis, ...hidden]) freeze(root);
  return answers;
}

/** Parts of Node that no program is meant to use, and that no other way leads to. */
interface Internals {
  internalBinding(name: 'errors'): { setPrepareStackTraceCallback(answer: unknown): void };
  internalBinding(name: 'module_wrap'): { setImportModuleDynamicallyCallback(answer: unknown): void };
}

/** Has V8 ask the neutral realm. Needs `--expose-internals`. @throws where this Node does not let it: no version is run behind half of a wall */
export function askNeutralRealm(): void {
  const context = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
  const { wordStack, refuseImport } = runInContext(`(${makeAnswers})()`, context) as ReturnType<typeof makeAnswers>;
  const { internalBinding } = createRequire(import.meta.url)('internal/test/binding') as Internals;
  internalBinding('module_wrap').setImportModuleDynamicallyCallback(refuseImport);
  internalBinding('errors').setPrepareStackTraceCallback(wordStack);
}
