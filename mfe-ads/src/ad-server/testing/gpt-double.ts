import type { Googletag, GptPubAds, GptSlot } from '../gpt-types';

type Targeted = Readonly<Record<string, string>>;

/** Google's script as its reference describes it, without the network: its recorded requests, and its drawings. */
export interface GptDouble {
  /** Each request, by the targeting of each of its slots. */
  readonly requests: readonly (readonly Targeted[])[];
  /** Settings before the first request. */
  readonly settings: readonly string[];
}

/**
 * The object that the script puts at `window.googletag`. It is self-contained, so that its text runs in a browser, too.
 * @param answer the creative for a slot's targeting; anything else draws nothing
 * @param draw puts a creative into its slot's element
 */
export function gptDouble(
  answer: (targeting: Targeted) => unknown,
  draw: (element: HTMLElement, creative: string) => void,
): GptDouble & { tag: Googletag } {
  const requests: Record<string, string>[][] = [];
  const settings: string[] = [];
  const listeners: ((event: { slot: GptSlot; isEmpty: boolean; creativeId?: number }) => void)[] = [];
  const targetings = new Map<GptSlot, Record<string, string>>();

  const ads: GptPubAds = {
    disableInitialLoad: () => void settings.push('disableInitialLoad'),
    enableSingleRequest: () => settings.push('singleRequest') > 0,
    setPrivacySettings({ nonPersonalizedAds }) {
      settings.push(`nonPersonalizedAds=${nonPersonalizedAds}`);
      return ads;
    },
    addEventListener(_type, listener) {
      listeners.push(listener);
      return ads;
    },
    refresh(slots) {
      requests.push(slots.map((slot) => ({ ...targetings.get(slot) })));
      for (const slot of slots) {
        const creative = answer(targetings.get(slot) ?? {});
        const element = document.getElementById(slot.getSlotElementId());
        if (typeof creative === 'string' && element !== null) draw(element, creative);
        const isEmpty = typeof creative !== 'string';
        setTimeout(() => {
          for (const listener of listeners) listener({ slot, isEmpty, ...(!isEmpty && { creativeId: 7 }) });
        });
      }
    },
  };
  const tag: Googletag = {
    cmd: { push: (command) => command() },
    pubads: () => ads,
    defineSlot(_unit, sizes, id) {
      const slot: GptSlot = {
        addService: () => slot,
        setCollapseEmptyDiv(collapse) {
          settings.push(`collapse=${collapse} ${JSON.stringify(sizes)}`);
          return slot;
        },
        setTargeting(name, value) {
          targetings.set(slot, { ...targetings.get(slot), [name]: value });
          return slot;
        },
        clearTargeting() {
          targetings.set(slot, {});
          return slot;
        },
        getSlotElementId: () => id,
      };
      return slot;
    },
    enableServices: () => void settings.push('enableServices'),
    display: () => {},
    destroySlots: () => true,
  };
  return { tag, requests, settings };
}

/**
 * Runs in place of the script as soon as a page loads it.
 * @param answer an error blocks the script
 */
export function installGpt(answer: (targeting: Targeted) => string | null | Error): GptDouble & { remove(): void } {
  const { tag, ...double } = gptDouble(answer, (element, creative) => {
    element.textContent = creative;
  });
  const append = document.head.append.bind(document.head);
  document.head.append = (...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement) || !script.src.endsWith('/gpt.js')) return append(...nodes);
    setTimeout(() => {
      if (answer({}) instanceof Error) return script.onerror?.(new Event('error'));
      const waiting = window.googletag?.cmd as (() => void)[];
      window.googletag = tag;
      for (const command of waiting) command();
    });
  };
  return {
    ...double,
    remove() {
      document.head.append = append;
      delete window.googletag;
    },
  };
}
