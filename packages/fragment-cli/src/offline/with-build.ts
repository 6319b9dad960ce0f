/** Puts a remote's build into a recorded page: its scripts into the plan, its HTML and styles into the document. */
import type { Manifest } from '@forecourt/contracts';
import { own } from '@forecourt/service';
import * as z from 'zod';
import type { LocalRendering, LocalSlot } from '../local-renderer';

const slotSchema = z.looseObject({
  slot: z.string(),
  remote: z.string(),
  fragment: z.string(),
  props: z.record(z.string(), z.unknown()).optional(),
  nested: z.boolean().optional(),
});
const overlaySchema = z.looseObject({ css: z.record(z.string(), z.string()) });
const remoteSchema = z.looseObject({ overlays: z.record(z.string(), overlaySchema).optional() });

/** The plan of a page, as far as a build changes it. */
export const planSchema = z.looseObject({
  slots: z.array(slotSchema),
  remotes: z.record(z.string(), remoteSchema),
  scripts: z.record(z.string(), z.string()),
  early: z.array(z.string()),
});
export type RecordedPlan = z.infer<typeof planSchema>;

const folderOf = (remote: string, version: string) => `/_shell/remotes/${remote}/${version}/`;

/** Returns the plan with a build instead of the recorded version of its remote. Its slots hydrate at once. */
export function planWith(plan: RecordedPlan, { name, version, entry, files, fragments }: Manifest): RecordedPlan {
  const folder = folderOf(name, version);
  const integrity = (path: string) => own(files, path)?.integrity ?? '';
  const sheets = (fragment: string) =>
    Object.fromEntries((own(fragments, fragment)?.css ?? []).map((path) => [folder + path, integrity(path)]));
  const { bundle: _, overlays = {}, ...remote } = own(plan.remotes, name) ?? {};
  const styled = Object.entries(overlays).map(([overlay, known]) => [overlay, { ...known, css: sheets(overlay) }]);
  return {
    ...plan,
    slots: plan.slots.map((slot) => (slot.remote === name ? { ...slot, version, hydrate: 'load' } : slot)),
    remotes: {
      ...plan.remotes,
      [name]: { ...remote, version, entry: folder + entry, overlays: Object.fromEntries(styled) },
    },
    scripts: { ...plan.scripts, [folder + entry]: integrity(entry) },
    early: plan.early.filter((url) => !url.startsWith(`/_shell/remotes/${name}/`)),
  };
}

/** Returns the slots of the layout that a remote has on a page. */
export const ownSlots = ({ slots }: RecordedPlan, remote: string) =>
  slots.filter((slot) => slot.remote === remote && slot.nested !== true);

export interface Documented {
  html: string;
  plan: RecordedPlan;
  manifest: Manifest;
  /** JSON of the page's view. */
  view: string;
  render: (slot: LocalSlot) => Promise<LocalRendering>;
  /** Returns the HTML that says what failed. */
  failed: (stack: string) => Promise<string>;
}

/** Returns the document with the build's HTML in the slots of its remote, and its styles. */
export async function documentWith({ html, plan, manifest, view, render, failed }: Documented): Promise<string> {
  const { name, version, fragments } = manifest;
  const slots = ownSlots(plan, name);
  let document = html;
  for (const { slot, fragment, props } of slots) {
    const rendered = await render({ slot, fragment, props, view });
    document = replaced(document, slot, version, 'html' in rendered ? rendered.html : await failed(rendered.stack));
  }
  const paths = new Set(slots.flatMap(({ fragment }) => own(fragments, fragment)?.css ?? []));
  const links = [...paths].map((path) => `<link rel="stylesheet" href="${folderOf(name, version)}${path}">`);
  return document.replace('</head>', () => `${links.join('')}</head>`);
}

/** Replaces what is in a slot's element. */
function replaced(html: string, slot: string, version: string, inside: string): string {
  const place = placeOf(html, slot);
  if (place === null) return html;
  const tag = html
    .slice(place.opening, place.begin)
    .replace(/data-version="[^"]*"/, () => `data-version="${version}"`)
    .replace(/data-outcome="[^"]*"/, 'data-outcome="ok"');
  return html.slice(0, place.opening) + tag + inside + html.slice(place.end);
}

/** Returns what is in a slot's element; empty if the document has no such slot. */
export function insideOf(html: string, slot: string): string {
  const place = placeOf(html, slot);
  return place === null ? '' : html.slice(place.begin, place.end);
}

/** Finds a slot's element: its opening tag, and what is in it. The shell's documents are balanced. */
function placeOf(html: string, slot: string): { opening: number; begin: number; end: number } | null {
  const opening = new RegExp(`<div [^>]*data-slot="${slot}"[^>]*>`).exec(html);
  if (opening === null) return null;
  const begin = opening.index + opening[0].length;
  const tags = /<div\b|<\/div>/g;
  tags.lastIndex = begin;
  for (let depth = 1; ; ) {
    const tag = tags.exec(html);
    if (tag === null) return null;
    depth += tag[0] === '</div>' ? -1 : 1;
    if (depth === 0) return { opening: opening.index, begin, end: tag.index };
  }
}
