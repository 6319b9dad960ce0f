/** What browsers have and jsdom has not, or otherwise; nothing of it does anything. */

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A task later, which is all that React asks of it. */
class Channel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

const nothing = () => {};
const never = () => new Promise<never>(nothing);

Object.assign(globalThis, {
  MessageChannel: Channel,
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  PerformanceObserver: Observer,
  // Whoever asks while rendering hears what no server assumes.
  matchMedia: (media: string) => ({ matches: true, media, addEventListener: nothing, removeEventListener: nothing }),
  requestIdleCallback: () => 0,
  cancelIdleCallback: nothing,
  fetch: never,
  scrollTo: nothing,
});
Object.assign(Element.prototype, {
  scrollIntoView: nothing,
  scrollTo: nothing,
  animate: () => ({ finished: never(), cancel: nothing }),
});
for (const [name, value] of Object.entries({ language: 'de-DE', languages: ['de-DE', 'de'] }))
  Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
Object.assign(HTMLDialogElement.prototype, { show: nothing, showModal: nothing, close: nothing });
// Nothing that a version does here reaches anybody.
Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
Reflect.deleteProperty(globalThis, 'WebSocket');
