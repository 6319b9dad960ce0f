const property = '--fc-docked';

/**
 * Height of the element along the bottom of the window, a CSS length; '' if there is none. Floating elements stay above it
 * (`var(--fc-docked)`), and focused elements do not end up behind it. One element is there at a time.
 */
export function dockedHeight(): string {
  return document.documentElement.style.getPropertyValue(property);
}

/** Sets the height; '' after it is removed. Keeps the focused element in view. */
export function setDockedHeight(height: string): void {
  const { style } = document.documentElement;
  if (height === dockedHeight()) return;
  if (height === '') style.removeProperty(property);
  else style.setProperty(property, height);
  document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
}
