import type { EarlyAct } from './early-act';

/** Repeats an act from before the slot's hydration, with the same events that React listens to. */
export function replay({ element, value }: EarlyAct): void {
  if (!element.isConnected) return;
  // A part of the fragment may not be hydrated yet; for an event of this kind React hydrates it at once.
  element.dispatchEvent(new Event('dragend', { bubbles: true }));
  if (value === undefined) {
    element.click();
    return;
  }
  if (typeof value === 'boolean') {
    // React takes the box that the browser ticked as ticked from the start: reset it, and click it again.
    (element as HTMLInputElement).checked = !value;
    element.click();
    return;
  }
  const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  // React's own setter on the element would make the change look like React's.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
