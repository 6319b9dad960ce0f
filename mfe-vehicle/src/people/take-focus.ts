/** Focuses an element once it is there, as a `ref`: of an answer that replaces the form with the focused button. One function, so that later renders move nothing. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
