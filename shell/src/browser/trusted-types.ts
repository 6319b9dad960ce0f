/** The part of the browser's API that is used here; absent in browsers without it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string | null },
  ): unknown;
}

/**
 * Creates the page's only policy of trusted types, which the browser applies to every text that becomes markup or a script's address: scripts come
 * from this origin, whoever adds them, although `'strict-dynamic'` would let a running script load another from anywhere. Markup stays as it is,
 * because the page's policy lets none of it run. Text never becomes code.
 */
export function installTrustedTypes(api = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes): void {
  api?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (url) => (new URL(url, location.href).href.startsWith(`${location.origin}/`) ? url : null),
  });
}
