import type { IconName } from '@forecourt/ui';

export interface Promised {
  icon: IconName;
  title: string;
  /** One line under the title. */
  short: string;
  /** A paragraph of the details. */
  whole: string;
}

/** The programme's promises (section 1). */
export const promises: readonly Promised[] = [
  {
    icon: 'shield',
    title: '172-point inspection',
    short: 'Engine to upholstery, before it is listed.',
    whole:
      'A technician goes through 172 points, from engine and brakes to seats and screens. What fails is put right or the car is not certified.',
  },
  {
    icon: 'calendar',
    title: 'Six years, under 80,000 miles',
    short: 'Nothing older or farther driven is certified.',
    whole: 'Only cars that are at most six years old and have gone less than 80,000 miles can be certified.',
  },
  {
    icon: 'wallet',
    title: 'Money back guarantee',
    short: '14 days or 1,000 miles to change your mind.',
    whole:
      'Bring the car back within 14 days or 1,000 miles, whichever comes first, and the dealer returns what you paid for it.',
  },
];
