declare module 'react-refresh/runtime' {
  /** Makes React notify the runtime of its roots; to be called before React DOM runs. */
  export function injectIntoGlobalHook(global: typeof globalThis): void;
  /** Makes a component the newest one of its id. */
  export function register(type: unknown, id: string): void;
  /** Returns the function that notes the hooks of a component. */
  export function createSignatureFunctionForTransform(): (type?: unknown, ...more: unknown[]) => unknown;
  /** Renders all components again that have a newer one: with their state if their hooks are the same, else anew. */
  export function performReactRefresh(): unknown;
}
