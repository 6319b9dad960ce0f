/** Renderer of the remote's fragments on this machine, for `fragment dev --offline`. */

/** A slot of a recorded page. */
export interface LocalSlot {
  slot: string;
  fragment: string;
  props: Record<string, unknown> | undefined;
  /** The page's view as its file has it, JSON. */
  view: string;
}

/** HTML, or the stack of the error. */
export type LocalRendering = { html: string } | { stack: string };

export interface LocalRenderer {
  /** Replaces the build. */
  load(build: { remote: string; version: string; code: string; map: string }): void;
  render(slot: LocalSlot): Promise<LocalRendering>;
  close(): void;
}

/**
 * Starts a renderer for the remote in a folder.
 * @param inspect port for a debugger, on this machine only; null for none @param onEnded called if it ends by itself
 */
export type StartRenderer = (
  folder: string,
  inspect: number | null,
  onEnded: (reason: string) => void,
) => LocalRenderer;
