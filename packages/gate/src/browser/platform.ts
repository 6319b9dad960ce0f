/** Stubs for browser APIs that jsdom lacks or implements differently; none of them does anything. */
import { userAgent } from './user-agent';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Posts in a later task, which is all that React needs. */
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
  // Code that calls it while rendering gets an answer that no server assumes.
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
for (const [name, value] of Object.entries({ language: 'de-DE', languages: ['de-DE', 'de'], userAgent }))
  Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
Object.assign(HTMLDialogElement.prototype, { show: nothing, showModal: nothing, close: nothing });
// A version's calls have no effect outside.
Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
Reflect.deleteProperty(globalThis, 'WebSocket');
