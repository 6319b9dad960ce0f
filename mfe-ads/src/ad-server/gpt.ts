import type { AdRequest, AdServer, Filled } from './ad-server';
import { inBatches } from './batch';
import type { Googletag, GptSlot } from './gpt-types';

const script = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

interface Waiting {
  request: AdRequest;
  signal: AbortSignal;
  resolve(filled: Filled | undefined): void;
}

let loading: Promise<Googletag> | undefined;

/** Loads Google's script, once per page, when the first placement comes near. @throws if it is blocked or cannot be loaded */
function loadGpt(): Promise<Googletag> {
  loading ??= new Promise<Googletag>((resolve, reject) => {
    window.googletag ??= { cmd: [] };
    window.googletag.cmd.push(() => resolve(window.googletag as Googletag));
    const element = document.createElement('script');
    element.src = script;
    element.async = true;
    element.onerror = () => reject(new Error(`${script} could not be loaded`));
    document.head.append(element);
  });
  return loading;
}

/**
 * Google Publisher Tag: requests placements of one turn together, nothing in advance, and does not let the tag close places, because ours
 * close only out of view.
 */
export function gptAdServer(unit: string): AdServer {
  const slots = new Map<HTMLElement, GptSlot>();
  const waiting = new Map<string, (filled: Filled | undefined) => void>();
  let number = 0;
  let ready: Promise<Googletag> | undefined;

  function begin(tag: Googletag): Googletag {
    const ads = tag.pubads();
    ads.disableInitialLoad();
    ads.enableSingleRequest();
    // Where consent is required, it was given before this is loaded; no profile is created in any case.
    ads.setPrivacySettings({ nonPersonalizedAds: true });
    ads.addEventListener('slotRenderEnded', ({ slot, isEmpty, creativeId }) => {
      const id = slot.getSlotElementId();
      waiting.get(id)?.(isEmpty ? undefined : { kind: 'drawn', id: `gpt-${creativeId ?? 'unknown'}` });
      waiting.delete(id);
    });
    tag.enableServices();
    return tag;
  }

  function slotFor(tag: Googletag, { element, sizes }: AdRequest): GptSlot | undefined {
    const known = slots.get(element);
    if (known !== undefined) return known;
    number += 1;
    element.id = `ad-${number}`;
    const slot = tag.defineSlot(unit, sizes, element.id) ?? undefined;
    if (slot === undefined) return undefined;
    slot.addService(tag.pubads()).setCollapseEmptyDiv(false);
    tag.display(slot);
    slots.set(element, slot);
    return slot;
  }

  async function send(all: readonly Waiting[]): Promise<void> {
    ready ??= loadGpt().then(begin);
    const tag = await ready;
    const gone = [...slots].filter(([element]) => !element.isConnected);
    for (const [element] of gone) slots.delete(element);
    if (gone.length > 0) tag.destroySlots(gone.map(([, slot]) => slot));
    const requested = all.flatMap(({ request, resolve }) => {
      const slot = slotFor(tag, request);
      if (slot === undefined) {
        resolve(undefined);
        return [];
      }
      slot.clearTargeting();
      for (const [name, value] of Object.entries(request.targeting)) slot.setTargeting(name, value);
      waiting.set(slot.getSlotElementId(), resolve);
      return [slot];
    });
    if (requested.length > 0) tag.pubads().refresh(requested);
  }

  const ask = inBatches<Waiting & { reject(reason: unknown): void }>((all) => {
    send(all).catch((error: unknown) => {
      for (const { reject } of all) reject(error);
    });
  });

  return {
    fill: (request, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        ask({ request, signal, resolve, reject });
      }),
  };
}

/** Resets the script's state, for tests. */
export function forgetGpt(): void {
  loading = undefined;
}
