/** The origin under which a version's own code finds its files. */
export const filesUrl = 'http://gate.localhost/files/';

// biome-ignore lint/security/noGlobalEval: nothing of Node's is near; a function of Node's own would be a way out of the page
const evaluate = globalThis.eval;

/**
 * Replaces the network for scripts: a script added to the document is run from the version's files, then fires `load`, or `error` if the
 * version does not have it.
 * @param files texts by path @param hear called with a script's error
 */
export function serveScripts(files: Readonly<Record<string, string>>, hear: (what: string) => void): void {
  let running: HTMLScriptElement | null = null;
  Object.defineProperty(document, 'currentScript', { get: () => running });
  const run = (script: HTMLScriptElement): void => {
    const path = script.src.slice(filesUrl.length);
    const isThere = script.src.startsWith(filesUrl) && Object.hasOwn(files, path);
    if (isThere) {
      running = script;
      try {
        // Global and sloppy, as a classic script.
        evaluate(`${files[path]}\n//# sourceURL=${path}`);
      } catch (error) {
        hear(`${path} throws while loading: ${String(error)}`);
      }
      running = null;
    }
    script.dispatchEvent(new Event(isThere ? 'load' : 'error'));
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src !== '') run(node);
  }).observe(document, { childList: true, subtree: true });
}
