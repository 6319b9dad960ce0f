/** Calls back once the document is visible. @returns a function that cancels this */
export function whenSeen(onSeen: () => void): () => void {
  if (document.visibilityState === 'visible') {
    onSeen();
    return () => {};
  }
  const abort = new AbortController();
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    abort.abort();
    onSeen();
  };
  document.addEventListener('visibilitychange', check, { signal: abort.signal });
  return () => abort.abort();
}
