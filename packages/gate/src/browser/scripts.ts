/** Where the files of a version are, for its own code. */
export const filesUrl = 'http://gate.localhost/files/';

// biome-ignore lint/security/noGlobalEval: nothing of Node's is near; a function of Node's own would be a way out of the page
const evaluate = globalThis.eval;

/**
 * Plays the network for scripts, as a page without one: what is put into the document is run where the version has it, then tells that
 * it was loaded, or that it could not be.
 * @param files texts by path @param hear told what a script throws
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
        hear(`${path} throws as it is loaded: ${String(error)}`);
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
