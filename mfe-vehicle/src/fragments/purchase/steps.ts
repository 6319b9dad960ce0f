import { buyPath } from '@forecourt/listing';

/** The steps of a purchase, in their order. */
export const steps = [
  { name: 'payment', label: 'How you pay' },
  { name: 'trade-in', label: 'Trade-in' },
  { name: 'handover', label: 'Handover' },
  { name: 'contact', label: 'Contact' },
  { name: 'review', label: 'Review' },
] as const;
export type Step = (typeof steps)[number]['name'];

/** Returns the step of an address; the first for an unknown one. */
export const stepOf = (text: string | undefined): Step => steps.find(({ name }) => name === text)?.name ?? 'payment';

/** Returns the page of a step. */
export const stepHref = (carId: string, step: Step): string =>
  buyPath(carId, step === steps[0].name ? undefined : step);

/** Returns the step after another; the last one after itself. */
export function stepAfter(step: Step): Step {
  const at = steps.findIndex(({ name }) => name === step);
  return steps[Math.min(at + 1, steps.length - 1)]?.name ?? 'review';
}
