/** Messages instead of a page, by status (section 8). */
import type { Brand } from '@forecourt/contracts';
import type { Address, Failure, StatusAnswer, StatusContent } from '../steps/page-type';

const allCars = { label: 'See all cars for sale', href: '/cars-for-sale/all' };

/** Returns the answer for an unknown path. */
export function notFound(brand: Brand): StatusAnswer {
  const content: StatusContent = {
    status: 404,
    heading: 'We could not find that page',
    text: `The address may be mistyped, or the vehicle is no longer listed on ${brand.name}.`,
    action: allCars,
  };
  return { status: 404, content };
}

/** Seconds after which a failed page reloads itself; random, so that not all reload at the same time. */
const reload = { least: 2, most: 5 };

/** Returns the answer while a page cannot be made (R75); it reloads itself, with and without script. */
const notYet =
  (heading: string) =>
  (href: string): StatusAnswer => ({
    status: 503,
    content: {
      status: null,
      heading,
      text: 'Please try again shortly. This page tries again by itself in a few seconds.',
      action: { label: 'Try again', href },
      reloadsAfter: reload.least + Math.floor(Math.random() * (reload.most - reload.least + 1)),
    },
  });

/** Returns the answer for the page at an address while the site is overloaded. */
export const busy = notYet('We are very busy right now');

/** Returns the answer for the page at an address while the site is starting. */
export const starting = notYet('We are just starting up');

/** Returns the answer for a preview link that was revoked. @param page that the link led to */
export const revokedPreview = (page: string): StatusAnswer => ({
  status: 403,
  content: {
    status: 403,
    heading: 'This preview was revoked',
    text: 'The link is no longer valid. Ask its sender for a new one if you still need it.',
    action: { label: 'See the page that everybody sees', href: page },
  },
});

/** The answer for an address that is too long for any page. */
export const tooLong: StatusAnswer = {
  status: 414,
  content: {
    status: 414,
    heading: 'That search says too much',
    text: 'The address is too long. Leave some of it out, or begin again.',
    action: allCars,
  },
};

/**
 * Returns the answer after a failed search. R14: people see what happened and can try again; bots get a 200 that does not mention it and is
 * not indexed. The text is exact, the double space included (R70). A search that is too long, or that was refused for load, has not failed.
 */
export function searchFailed({ error, address, brand, isBot }: Failure): StatusAnswer {
  if (error.failure === 'busy') return busy(address.canonical);
  if (error.status === 414 || error.status === 431) return tooLong;
  return isBot
    ? { status: 200, content: { status: null, heading: brand.name, text: brand.tagline, action: allCars } }
    : {
        status: 500,
        content: {
          status: null,
          heading: 'We are sorry.  There was an issue with your last search.',
          text: '',
          action: again(address),
        },
      };
}

const again = ({ canonical }: Address) => ({ label: 'Please try again', href: canonical });
