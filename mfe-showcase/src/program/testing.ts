import type { Promised, PromisedInWhole } from './programme';

/** The promises of a programme (section 1). */
export const promises: readonly Promised[] = [
  { icon: 'shield', title: '172-point inspection', short: 'Engine to upholstery, before it is listed.' },
  {
    icon: 'calendar',
    title: 'Six years, under 80,000 miles',
    short: 'Nothing older or farther driven is certified.',
  },
  { icon: 'wallet', title: 'Money back guarantee', short: '14 days or 1,000 miles to change your mind.' },
];

/** The same in full. */
export const details: readonly PromisedInWhole[] = [
  {
    title: '172-point inspection',
    whole:
      'A technician goes through 172 points, from engine and brakes to seats and screens. What fails is put right or the car is not certified.',
  },
  {
    title: 'Six years, under 80,000 miles',
    whole: 'Only cars that are at most six years old and have gone less than 80,000 miles can be certified.',
  },
  {
    title: 'Money back guarantee',
    whole:
      'Bring the car back within 14 days or 1,000 miles, whichever comes first, and the dealer returns what you paid for it.',
  },
];

/** Returns a view's data with them. */
export const withProgramme = { data: { programme: { promises }, 'programme-details': { promises: details } } };
