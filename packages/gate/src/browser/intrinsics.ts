/** Objects that all fragments of a page share, and that none may change for the others. */

/** With their prototypes. `Error` is not among them, because React itself configures how errors are printed. */
const owners = [
  ...['Array', 'Boolean', 'Date', 'Function', 'Map', 'Number', 'Object', 'Promise', 'RegExp', 'Set', 'String'],
  ...['Symbol', 'WeakMap', 'WeakSet', 'Event', 'EventTarget', 'Node', 'Element', 'HTMLElement', 'Document', 'History'],
  ...['Location', 'Storage', 'URL', 'URLSearchParams', 'Navigator', 'FormData', 'CustomEvent', 'AbortController'],
  ...['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement', 'HTMLFormElement', 'HTMLDialogElement'],
  ...['IntersectionObserver', 'MutationObserver', 'ResizeObserver', 'PerformanceObserver'],
  ...['NumberFormat', 'DateTimeFormat', 'PluralRules', 'ListFormat', 'Collator'].map((name) => `Intl.${name}`),
];
const tools = ['JSON', 'Math', 'Reflect', 'Intl', 'history', 'navigator'];
const functions = [
  ...['fetch', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'requestAnimationFrame'],
  ...['requestIdleCallback', 'addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia'],
];
const globals: ReadonlySet<string> = new Set([...owners, ...tools, ...functions]);

type Properties = ReadonlyMap<string, PropertyDescriptor>;

/** Takes a snapshot. @returns a function that lists the names that were changed or removed since, or added as enumerable */
export function watchIntrinsics(): () => string[] {
  const before = objects().map(([name, object]) => ({ name, object, properties: propertiesOf(object) }));
  const window = propertiesOf(globalThis);
  return () => [
    ...before.flatMap(({ name, object, properties }) =>
      changedIn(properties, propertiesOf(object)).map((property) => `${name}.${property}`),
    ),
    ...changedIn(window, propertiesOf(globalThis)).filter((name) => globals.has(name)),
  ];
}

function objects(): [name: string, object][] {
  type Owners = Record<string, { prototype?: object } | undefined>;
  const all = globalThis as unknown as Owners & { Intl: Owners };
  return [...owners, ...tools].flatMap((name) => {
    const object = name.startsWith('Intl.') ? all.Intl[name.slice('Intl.'.length)] : all[name];
    const named: [string, object | undefined][] = [
      [name, object],
      [`${name}.prototype`, object?.prototype],
    ];
    return named.filter((each): each is [string, object] => each[1] !== undefined);
  });
}

function propertiesOf(object: object): Properties {
  return new Map(Object.entries(Object.getOwnPropertyDescriptors(object)));
}

function changedIn(before: Properties, now: Properties): string[] {
  const changed = [...before].flatMap(([name, { value, get, set }]) => {
    const is = now.get(name);
    return is !== undefined && Object.is(is.value, value) && is.get === get && is.set === set ? [] : [name];
  });
  const added = [...now].filter(([name, { enumerable }]) => enumerable === true && !before.has(name));
  return [...changed, ...added.map(([name]) => name)];
}
