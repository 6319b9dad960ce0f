/**
 * Collects everything that a version can reach: properties, prototypes, results and errors of the language's functions when they
 * are called oddly and at the end of the stack, and rejections of promises. Runs in a realm, as the text of a module.
 * @param seed selects the odd arguments and their order
 * @param most things are collected
 * @param keep takes each thing, and how it was reached
 */
export function explore(seed: number, most: number, keep: (thing: object, how: string) => void): void {
  const { apply, construct, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
  const { has, add } = Set.prototype;
  const { then } = Promise.prototype;
  const { includes } = String.prototype;
  const written = Function.prototype.toString;
  const seen = new Set<unknown>();
  const queue: { thing: object; how: string }[] = [];
  let collected = 0;
  let dice = seed >>> 0;
  const roll = (sides: number) => {
    dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((dice / 2 ** 32) * sides);
  };

  function collect(value: unknown, how: string): void {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
    if (apply(has, seen, [value]) || collected >= most) return;
    apply(add, seen, [value]);
    collected += 1;
    keep(value, how);
    Object.defineProperty(queue, queue.length, {
      value: { thing: value, how },
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }

  const thrower = () => {
    throw odd();
  };
  const oddError = () => {
    const error = Object.assign(new Error('odd'), {
      cause: new TypeError('odder'),
    });
    Object.defineProperty(error, 'name', { value: roll(2) === 0 ? Symbol('name') : { toString: thrower } });
    return error;
  };
  const makers: readonly (() => unknown)[] = [
    ...[() => undefined, () => null, () => -1, () => 1, () => Number.NaN, () => Number.POSITIVE_INFINITY, () => 7n],
    ...[() => Symbol('odd'), () => 'constructor', () => '__proto__', () => 'stack', () => '', () => 'fs'],
    ...[() => ({}), () => Object.create(null) as object, () => [[], 1], () => /x/g, () => new Date(Number.NaN)],
    ...[() => ({ length: 2, 0: {} }), () => new Map([[1, {}]]), () => new Uint8Array(2), oddError],
    ...[() => () => odd(), () => thrower, () => class {}, () => function* () {}, () => async () => odd()],
    () => ({ toString: thrower, valueOf: thrower, [Symbol.toPrimitive]: thrower }),
    () => Object.defineProperty({}, 'then', { get: thrower }),
    () => ({ [Symbol.iterator]: thrower, [Symbol.asyncIterator]: thrower }),
    () => new Proxy({}, { get: thrower, getPrototypeOf: thrower, ownKeys: thrower, getOwnPropertyDescriptor: thrower }),
    () => new Proxy(() => {}, { apply: thrower, construct: thrower, get: thrower, set: thrower }),
    () => {
      const { proxy, revoke } = Proxy.revocable({}, {});
      revoke();
      return proxy;
    },
    () => Promise.reject(oddError()),
    () => globalThis,
  ];
  function odd(): unknown {
    return makers[roll(makers.length)]!();
  }
  const odds = () => [odd(), odd(), odd()].slice(0, roll(4));

  /** Reads an error's stack, which formats it. */
  function askForStack(error: unknown, how: string): void {
    if (typeof error !== 'object' || error === null) return;
    try {
      collect((error as Error).stack, `${how}, stack`);
      Object.defineProperty(error, 'name', { value: Symbol('name'), configurable: true });
      collect((error as Error).stack, `${how}, stack of a symbol`);
    } catch (worse) {
      collect(worse, `${how}, thrown for its stack`);
    }
  }

  function attempt(make: () => unknown, how: string): void {
    try {
      const result = make();
      collect(result, `${how} returned`);
      apply(then, result, [
        (value: unknown) => collect(value, `${how} resolved`),
        (reason: unknown) => {
          collect(reason, `${how} rejected`);
          askForStack(reason, `${how} rejected`);
        },
      ]);
    } catch (error) {
      collect(error, `${how} threw`);
      askForStack(error, `${how} threw`);
    }
  }

  /** Attempts it where the stack has no room left, and a few frames above. */
  function attemptAtTheEnd(make: () => unknown, how: string): void {
    let tries = 0;
    const dive = (): void => {
      try {
        dive();
      } catch (error) {
        collect(error, `${how} at the end of the stack threw`);
      }
      tries += 1;
      if (tries > 40) return;
      try {
        collect(make(), `${how} at the end of the stack returned`);
      } catch (error) {
        collect(error, `${how} at the end of the stack threw`);
        askForStack(error, `${how} at the end of the stack threw`);
      }
    };
    try {
      dive();
    } catch (error) {
      collect(error, `${how} at the end of the stack threw`);
    }
  }

  /** Whether a value is a native function. Functions written in JavaScript belong to this realm anyway, and may never return. */
  const isNative = (value: unknown): value is (...args: unknown[]) => unknown =>
    typeof value === 'function' && (apply(includes, apply(written, value, []), ['[native code]']) as boolean);

  function look({ thing, how }: { thing: object; how: string }): void {
    attempt(() => getPrototypeOf(thing), `${how}.[[Prototype]]`);
    let keys: (string | symbol)[] = [];
    try {
      keys = ownKeys(thing);
    } catch (error) {
      collect(error, `${how}, thrown for its keys`);
    }
    for (let index = 0; index < keys.length && index < 400; index += 1) {
      const key = keys[index]!;
      const at = `${how}.${String(key)}`;
      try {
        const { value, get, set } = getOwnPropertyDescriptor(thing, key) ?? {};
        for (const one of [value, get, set]) collect(one, at);
        if (get !== undefined) for (const self of [thing, odd()]) attempt(() => apply(get, self, []), `${at} getter`);
        if (set !== undefined) attempt(() => apply(set, odd(), [odd()]), `${at} setter`);
        if (isNative(value)) for (let times = 0; times < 2; times += 1) attempt(() => apply(value, thing, odds()), at);
      } catch (error) {
        collect(error, `${at}, thrown for it`);
      }
    }
    if (!isNative(thing)) return;
    for (let times = 0; times < 3; times += 1) {
      attempt(() => apply(thing, odd(), odds()), how);
      attempt(() => construct(thing, odds()), `new ${how}`);
    }
    if (roll(12) === 0) attemptAtTheEnd(() => apply(thing, odd(), odds()), how);
  }

  collect(globalThis, 'globalThis');
  for (const make of makers) attempt(make, `${make}`);
  const roots: readonly (() => unknown)[] = [
    ...[
      () => async () => {},
      () => function* () {},
      () => async function* () {},
      () => [].values(),
      () => ''.matchAll(/x/g),
    ],
    () => new Error('plain').stack,
    () => oddError().stack,
    () => (null as unknown as { x: unknown }).x,
    () => new Array(-1),
    () => decodeURIComponent('%'),
    () => JSON.parse('{'),
    () => 'x'.search('('),
    () => 1n + (1 as unknown as bigint),
    () => new Function('return this'),
    () => Error.captureStackTrace(Object.freeze({})),
    () => import('node:fs'),
    () => {
      let calls: unknown;
      Object.defineProperty(Error, 'prepareStackTrace', {
        value: (_error: unknown, trace: unknown) => {
          calls = trace;
        },
        configurable: true,
      });
      void new Error('calls').stack;
      Reflect.deleteProperty(Error, 'prepareStackTrace');
      return calls;
    },
    () => {
      const held = Object.getOwnPropertyDescriptor(globalThis, 'Error')!;
      Object.defineProperty(globalThis, 'Error', { get: thrower, configurable: true });
      try {
        return (null as unknown as { x: unknown }).x;
      } finally {
        Object.defineProperty(globalThis, 'Error', held);
      }
    },
  ];
  for (const make of roots) {
    attempt(make, `${make}`);
    attemptAtTheEnd(make, `${make}`);
  }
  for (let next = 0; next < queue.length && collected < most; next += 1) {
    const entry = queue[next]!;
    try {
      look(entry);
    } catch (error) {
      collect(error, `${entry.how}, thrown while it was looked at`);
    }
  }
}
