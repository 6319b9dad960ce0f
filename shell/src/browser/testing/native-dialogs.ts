/** Adds the browsers' behaviour of modal dialogs that jsdom lacks. Call it at the top of a test file. */
export function withNativeDialogs(): void {
  let before: Element | null = null;
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        before = document.activeElement;
        this.open = true;
        this.focus();
      },
      close(this: HTMLDialogElement, reason?: string) {
        if (!this.open) return;
        this.open = false;
        if (reason !== undefined) this.returnValue = reason;
        if (before instanceof HTMLElement) before.focus();
        // As in browsers, a moment later.
        queueMicrotask(() => this.dispatchEvent(new Event('close')));
      },
    });
  });
  afterEach(() => {
    for (const method of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, method);
    document.body.replaceChildren();
  });
}
