import type { EarlyAct } from './early-act';

/** Does again what was done before the slot was alive, through the very events that React listens to. */
export function replay({ element, value }: EarlyAct): void {
  if (!element.isConnected) return;
  // A part of the fragment may still wait for its hydration. React catches up at once for an event of this kind.
  element.dispatchEvent(new Event('dragend', { bubbles: true }));
  if (value === undefined) {
    element.click();
    return;
  }
  if (typeof value === 'boolean') {
    // React takes the box that the browser ticked for one that was always ticked: it is put back, and clicked again.
    (element as HTMLInputElement).checked = !value;
    element.click();
    return;
  }
  const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  // React puts a setter of its own on the element, which would make the change look like React's.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
