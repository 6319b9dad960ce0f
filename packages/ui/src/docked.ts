const property = '--fc-docked';

/**
 * Height of what stands along the bottom of the window, a CSS length, as whoever stands there says; '' when nobody does. What floats keeps above it
 * (`var(--fc-docked)`), and the keyboard comes to nothing behind it. One thing stands there at a time.
 */
export function dockedHeight(): string {
  return document.documentElement.style.getPropertyValue(property);
}

/** Says so, or that it is gone with ''. Whoever goes by keyboard keeps in sight where they are, though something came before it. */
export function setDockedHeight(height: string): void {
  const { style } = document.documentElement;
  if (height === dockedHeight()) return;
  if (height === '') style.removeProperty(property);
  else style.setProperty(property, height);
  document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
}
