import { defineFragment } from '@forecourt/fragment-kit';
import { IntentLink, useSearch } from '@forecourt/search-kit';
import { useId, useState } from 'react';
import { of } from 'rxjs';
import { initial } from './initial';

function Counter() {
  const [count, setCount] = useState(initial);
  const label = useId();
  const { sortBy } = useSearch();
  return (
    <div>
      <span id={label}>Count, sorted by {sortBy ?? 'price'}</span>
      <button type="button" aria-labelledby={label} onClick={() => of(1).subscribe((step) => setCount(count + step))}>
        {count}
      </button>
      <IntentLink intent={{ type: 'clear' }}>Clear</IntentLink>
    </div>
  );
}

export default defineFragment({
  name: 'counter',
  needs: [],
  hydrate: 'load',
  Component: Counter,
  Fallback: () => <div>Count</div>,
});
