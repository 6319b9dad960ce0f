import type { Brand } from '@forecourt/contracts';
import { flagsOf } from '../flags';
import { orderSections } from '../sections';
import { slotsWith } from '../slots';

/** The research-oriented brand, and the one that answers where no host matches. */
export const research: Brand = {
  id: 'research',
  name: 'Motorscope',
  tagline: 'See every car clearly before you buy.',
  hosts: ['research.localhost', 'localhost', '127.0.0.1'],
  theme: 'research',
  layout: 'sidebar-start',
  pageSize: 30,
  defaultListingType: 'USED',
  defaultSort: 'relevance',
  flags: flagsOf('research'),
  sections: orderSections(
    ['location', 'condition', 'make-model-trim', 'price-payments', 'year', 'mileage', 'best-deals'],
    ['money-back-guarantee'],
  ),
  slots: slotsWith(),
  nav: [
    { label: 'Used cars', href: '/cars-for-sale/all' },
    { label: 'New cars', href: '/cars-for-sale/new' },
    { label: 'Best deals', href: '/cars-for-sale/all?experience=best-deals&dealType=goodprice,greatprice' },
    { label: 'Electric', href: '/cars-for-sale/all?fuelTypeGroup=ELE' },
    { label: 'For sale by owner', href: '/cars-for-sale/all?sellerType=p' },
    { label: 'Commercial', href: '/cars-for-sale/all?experience=commercial' },
  ],
};
