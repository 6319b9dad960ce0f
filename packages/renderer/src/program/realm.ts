/**
 * One version of a remote in a realm of its own: its intrinsics, its React, its globals. What it patches is patched for itself, and
 * goes with it. Between the realms pass texts only: an object of either side would be a way to the other side's intrinsics.
 */
import { compileFunction, createContext, runInContext, Script } from 'node:vm';
import type { ModuleKey, SlotProps } from '@forecourt/contracts';
import type { Stray } from '../protocol';
import type { Guest } from './guest';
import intrinsics from './intrinsics.json';

/** Would let code wait, run between pages, or compute where nobody can look. */
const withheld = ['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'FinalizationRegistry', 'WeakRef', 'eval'];
const mostNested = 200;
/** What a failed import rejects with is an object of the renderer's own realm. No code is made of texts, so none hides one. */
const importCall = /\bimport\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*\(/;

export interface Nested {
  slot: string;
  props: SlotProps;
  marker: string;
}

/** Runs what promises have pending, so that it counts as the slot's own time. */
const drain = new Script('0');

export class Realm {
  /** Whose it is, once a version was loaded. */
  owner: ModuleKey | null = null;
  /** The prototype of the realm's promises tells whose a stray one is. */
  readonly promises: object;
  private readonly context = createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  private readonly guest: Guest;

  constructor(guestScript: Script) {
    this.promises = runInContext('Promise.prototype', this.context);
    runInContext(withheld.map((name) => `delete globalThis.${name};`).join(''), this.context);
    guestScript.runInContext(this.context);
    // Held one by one: the object itself is of the realm.
    const { load, has, begin, render, failure, nested, strays, describe, warmUp } = runInContext('guest', this.context);
    this.guest = { load, has, begin, render, failure, nested, strays, describe, warmUp };
    runInContext('delete globalThis.guest', this.context);
  }

  /** @throws with the text of what the file throws, requires in vain, or does not export */
  load(code: string, filename: string): void {
    if (importCall.test(code))
      throw new Error(`${filename} calls import(), which the renderer does not have; bundle what it needs.`);
    const scope = this.compile(code, filename);
    const error = text(this.guest.load(scope, filename));
    drain.runInContext(this.context);
    if (error !== '') throw new Error(error);
  }

  /** A scope of its own for the module, so that it may call a variable as it likes. @throws with what is wrong with its text */
  private compile(code: string, filename: string): Parameters<Guest['load']>[0] {
    try {
      return compileFunction(`return function (module, exports, require) {${code}\n}`, intrinsics, {
        filename,
        parsingContext: this.context,
      }) as Parameters<Guest['load']>[0];
    } catch (error) {
      // The error is of the realm.
      throw new Error(this.describe(error));
    }
  }

  has(fragment: string): boolean {
    return this.guest.has(fragment) === true;
  }

  begin(view: string): void {
    this.guest.begin(view);
  }

  /** @throws with the text of what the fragment throws */
  render(fragment: string, slot: string, props: SlotProps | undefined): { html: string; nested: readonly Nested[] } {
    const html: unknown = this.guest.render(fragment, slot, props === undefined ? '' : JSON.stringify(props));
    drain.runInContext(this.context);
    if (html === null) throw new Error(text(this.guest.failure()));
    if (typeof html !== 'string') throw new Error(`"${fragment}" rendered what is no text`);
    const nested = text(this.guest.nested());
    return { html, nested: nested === '' ? [] : nestedOf(JSON.parse(nested)) };
  }

  /** What it called in vain since the last time. */
  strays(): readonly Omit<Stray, 'key'>[] {
    const calls = text(this.guest.strays());
    return calls === '' ? [] : straysOf(JSON.parse(calls));
  }

  /** A reason that a promise of the realm was rejected with, in words. */
  describe(reason: unknown): string {
    return text(this.guest.describe(reason));
  }

  warmUp(): void {
    this.guest.warmUp();
  }
}

/** What comes out of a realm may be anything, once its version has patched what the guest stands on. */
function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error('the realm answered with what is no text');
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function nestedOf(value: unknown): Nested[] {
  if (!Array.isArray(value) || value.length > mostNested)
    throw new Error(`nests more than ${mostNested} slots, or nothing that is a slot`);
  return value.map((one: unknown): Nested => {
    if (!isRecord(one) || typeof one.slot !== 'string' || typeof one.marker !== 'string' || !isRecord(one.props))
      throw new Error('nests what is no slot');
    return { slot: one.slot, marker: one.marker, props: one.props as SlotProps };
  });
}

function straysOf(value: unknown): Omit<Stray, 'key'>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) =>
    isRecord(one) && (one.kind === 'timer' || one.kind === 'console') && typeof one.message === 'string'
      ? [{ kind: one.kind, message: one.message }]
      : [],
  );
}
