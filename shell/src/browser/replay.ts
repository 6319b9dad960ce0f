import type { EarlyAct } from './starter';

/** Does again what was done before the slot was alive, through the very events that React listens to. */
export function replay({ element, value }: EarlyAct): void {
  if (!element.isConnected) return;
  if (value === undefined) {
    element.click();
    return;
  }
  const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  // React puts a setter of its own on the element, which would make the change look like React's.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
