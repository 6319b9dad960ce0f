/** What is said instead of a page, by status (section 8). */
import type { Brand } from '@forecourt/contracts';
import type { StatusContent } from '../steps/document';
import type { Failure, StatusAnswer } from '../steps/page-type';

const allCars = { label: 'See all cars for sale', href: '/cars-for-sale/all' };

/** What an unknown path is answered with. */
export function notFound(brand: Brand): StatusAnswer {
  const content: StatusContent = {
    status: 404,
    heading: 'We could not find that page',
    text: `The address may be mistyped, or the vehicle is no longer listed on ${brand.name}.`,
    action: allCars,
  };
  return { status: 404, content };
}

/**
 * R14: people see what happened and can try again; bots get a 200 that says nothing of it and is not indexed. The text is exact,
 * the double space included (R70).
 */
export const searchFailed = ({ address, brand, isBot }: Failure): StatusAnswer =>
  isBot
    ? { status: 200, content: { status: null, heading: brand.name, text: brand.tagline, action: allCars } }
    : {
        status: 500,
        content: {
          status: null,
          heading: 'We are sorry.  There was an issue with your last search.',
          text: '',
          action: { label: 'Please try again', href: address.canonical },
        },
      };
