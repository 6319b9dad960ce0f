import { radiusMenu, SearchForm, useLocation, useSearch } from '@forecourt/search-kit';
import { Select, SubmitButton, TextField } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './hero.module.css';

/** Lets the shopper change city or ZIP, and radius (section 2, "location/radius editor"). */
export function LocationEditor(): ReactNode {
  const { zip, radius, checking, submit } = useLocation();
  return (
    <SearchForm
      edits={['zip', 'city', 'state', 'searchRadius']}
      aria-label="Location"
      className={styles.editor}
      onSubmit={submit}
    >
      <TextField {...zip} label="City or ZIP Code" placeholder="City or ZIP Code" className={styles.zip} />
      <Select {...radius} label="Within" hideLabel options={radiusMenu(useSearch(), ['miles', 'Any distance'])} />
      <SubmitButton variant="accent" busy={checking} data-enhance="">
        Update
      </SubmitButton>
    </SearchForm>
  );
}
