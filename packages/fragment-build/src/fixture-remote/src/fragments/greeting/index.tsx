import { defineFragment } from '@forecourt/fragment-kit';
import { Badge } from '@forecourt/ui';
import classes from './greeting.module.css';

export default defineFragment({
  name: 'greeting',
  needs: ['listing'],
  hydrate: 'visible',
  slots: ['below-greeting'],
  overlay: { placement: 'popover', size: 'sm' },
  Component: ({ data, brand }) => (
    <section className={classes.greeting}>
      <h2>{brand.name}</h2>
      <p className={classes.count}>
        {data.listing?.totalResultCount ?? 0} cars <Badge kind="new">New</Badge>
      </p>
    </section>
  ),
  Fallback: () => <section className={classes.greeting}>Welcome.</section>,
});
