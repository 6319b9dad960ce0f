/**
 * The host's side of Module Federation, for containers built by `@module-federation/enhanced` without a runtime of their own: the share
 * scope of the protocol (`init`, `get`), and of the bundler's runtime that part which such containers call. They consume modules and share
 * none, so the whole runtime (20 kB, brotli) is not needed.
 */

/** A module that the host provides. */
export interface ProvidedModule {
  version: string;
  /** Called when a container needs the module for the first time. */
  get: () => unknown;
}

type ShareScope = Record<string, Record<string, { from: string; eager: boolean; get: () => Promise<() => unknown> }>>;

interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

/** The members of a container's `__webpack_require__` that the host uses. */
interface WebpackRequire {
  /** Module factories, by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have run, by id. */
  c: Record<string, unknown>;
  /** Share scopes, by name. */
  S: Record<string, ShareScope>;
  consumesLoadingData: { moduleIdToConsumeDataMapping?: Record<string, { shareKey: string }> };
}

/** Input of `consumes`: a chunk that a container loads, and its own table of modules that are provided or on their way. */
interface Consuming {
  chunkId: string | number;
  chunkMapping: Record<string, readonly (string | number)[]>;
  installedModules: Record<string, Promise<void> | 0 | undefined>;
  promises: unknown[];
  webpackRequire: WebpackRequire;
}

const scopeName = 'default';

/** Provides a chunk's modules to its container, each once, before the chunk runs. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: Consuming): void {
  const wanted = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping ?? {};
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= provided(webpackRequire, wanted[id]?.shareKey ?? '').then(
      (module) => {
        installedModules[id] = 0;
        webpackRequire.m[id] = (place) => {
          delete webpackRequire.c[id];
          place.exports = module;
        };
      },
      (error: unknown) => {
        // The next chunk that needs it tries again.
        installedModules[id] = undefined;
        throw error;
      },
    );
    promises.push(installedModules[id]);
  }
}

async function provided({ S }: WebpackRequire, name: string): Promise<unknown> {
  const [one] = Object.values(S[scopeName]?.[name] ?? {});
  if (one === undefined) throw new Error(`The page provides no module "${name}".`);
  return (await one.get())();
}

const bundlerRuntime = {
  /** Returns the instance, of which a container only asks whether there is one. */
  init: () => ({}),
  initContainerEntry({ webpackRequire, shareScope }: { webpackRequire: WebpackRequire; shareScope: ShareScope }) {
    webpackRequire.S[scopeName] = shareScope;
  },
  consumes,
};

/**
 * Provides modules to containers; to be called before the first container runs. There is one version of each module, which every container
 * gets: plans contain only versions of remotes that are compatible with it.
 * @returns a function that returns a module of a container whose script has run; it rejects if there is none of these names
 */
export function provideToContainers(
  modules: Readonly<Record<string, ProvidedModule>>,
): (container: string, expose: string) => Promise<unknown> {
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: { bundlerRuntime } });
  const initialised = new WeakMap<Container, Promise<unknown>>();
  return async (name, expose) => {
    const container = (globalThis as Record<string, unknown>)[name];
    if (!isContainer(container)) throw new Error(`There is no container "${name}".`);
    if (!initialised.has(container)) initialised.set(container, Promise.resolve(container.init(scopeOf(modules))));
    await initialised.get(container);
    return (await container.get(expose))();
  };
}

/** Returns a share scope of the modules. Each container gets its own, so that modules that a container adds reach no other. */
const scopeOf = (modules: Readonly<Record<string, ProvidedModule>>): ShareScope =>
  Object.fromEntries(
    Object.entries(modules).map(([name, { version, get }]) => {
      const factory = async () => {
        const module = await get();
        return () => module;
      };
      return [name, { [version]: { from: 'host', eager: false, get: factory } }];
    }),
  );

/** Whether a value follows the protocol of containers. */
export function isContainer(value: unknown): value is Container {
  const { get, init } = (value ?? {}) as Partial<Container>;
  return typeof get === 'function' && typeof init === 'function';
}

/** Loads a script, and removes its element. @throws if it is not loaded, also if its integrity is another, or not within a time, ms */
export function loadScript(
  attributes: Pick<HTMLScriptElement, 'src'> & Partial<HTMLScriptElement>,
  ms: number,
): Promise<void> {
  const script = Object.assign(document.createElement('script'), { async: true }, attributes);
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The script ${attributes.src} ${why}.`));
    const timer = setTimeout(() => fail(`was not loaded within ${ms / 1000} s`), ms);
    script.onload = () => resolve();
    script.onerror = () => fail('could not be loaded');
    const end = () => {
      clearTimeout(timer);
      script.remove();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    document.head.append(script);
  });
}
