import type { SourceData } from '@forecourt/contracts';
import type { Inspection } from '../inspection';
import { escapeJson } from './escape';

/** A script of the shell's own. */
export interface HostScript {
  url: string;
  integrity: string;
}

/** Script in the head: stores changes of fields while the document arrives, until the starter at its end handles them. */
export const changesScript = '__fcChanges=[];addEventListener("change",e=>__fcChanges.push(e),!0)';

/** Returns the names of the page's files; then the starter, which reads the element right before it. @param input.names as JSON */
export function stateScripts({ names, starter }: { names: string; starter: string }): string {
  return `<script type="application/json" id="fc-page">${escapeJson(names)}</script><script>${starter}</script>`;
}

/** Returns the inspector's script element; it runs before the host, so that it observes all of it. */
export function inspectorScript({ url, integrity }: HostScript): string {
  return `<script src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/** Returns the inspector's data, once the document is complete. */
export function inspectionScript(inspection: Inspection): string {
  return `<script type="application/json" id="fc-inspection">${escapeJson(JSON.stringify(inspection))}</script>`;
}

/** Returns a slot that missed its deadline: without script it stays at the end of the page, with script it moves to its place. */
export function lateSlot(input: {
  slot: string;
  outcome: string;
  html: string;
  /** Data by source, without what the page already has. */
  data: SourceData;
  /** Whether the slot is not part of the page's subject; it is inserted while the content that it would move is out of view. */
  isExtra: boolean;
  /** The script that moves it, the same for every slot, so that a policy can allow its hash; it finds its slot in the elements before it. */
  script: string;
}): string {
  const { slot, outcome, html, data, isExtra, script } = input;
  return [
    `<div data-late="${slot}" data-late-outcome="${outcome}"${isExtra ? ' data-late-extra' : ''}>${html}</div>`,
    `<script type="application/json" data-late-data="${slot}">${escapeJson(JSON.stringify(data))}</script>`,
    `<script>${script}</script>`,
  ].join('');
}
