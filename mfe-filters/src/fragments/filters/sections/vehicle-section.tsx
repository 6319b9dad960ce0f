import { useDispatch } from '@forecourt/fragment-kit';
import { IntentLink, maxMakes } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import type { Choice } from '../model/choice';
import { choicesOf } from '../model/choices';
import { makeOptions } from '../model/makes';
import type { Panel } from '../model/panel';
import { isOneTrim } from '../model/vehicle';
import { Box } from './box';
import { Checklist } from './checklist';
import { InnerFold } from './inner-fold';
import { Models } from './models';
import { SettledSelect } from './settled-select';
import { useFocusOnModels } from './use-focus-on-models';

/** Lists makes, below each its series, models and trims, then all packages. If the search is for one trim, no make can be added. */
export function VehicleSection({ panel }: { panel: Panel }): ReactNode {
  const { brand, state } = panel;
  const makes = brand.makeCode === undefined ? choicesOf('makeCode', panel) : [];
  const selected = makes.filter((make) => make.selected);
  const packages = choicesOf('packages', panel);
  const hasMake = brand.makeCode !== undefined || selected.length > 0;
  const { group, follow } = useFocusOnModels(panel);
  return (
    <div ref={group} className={styles.stack}>
      {brand.makeCode !== undefined && <Models make={{ code: brand.makeCode, label: 'All' }} panel={panel} />}
      {selected.map((make) => (
        <div key={make.value} className={styles.make}>
          <Box choice={make} after={<RemoveMake make={make} />} />
          <Models make={{ code: make.value, label: make.label }} panel={panel} />
        </div>
      ))}
      {brand.makeCode === undefined && !isOneTrim(state) && (
        <AddMake makes={makes} count={selected.length} onAdd={follow} />
      )}
      {hasMake && packages.length > 0 && <Packages packages={packages} panel={panel} />}
    </div>
  );
}

function RemoveMake({ make }: { make: Choice }): ReactNode {
  return (
    <IntentLink
      className={styles.link}
      intent={{ type: 'toggle', param: 'makeCode', value: make.value, on: false }}
      aria-label={`Remove ${make.label}`}
    >
      Remove
    </IntentLink>
  );
}

function AddMake(props: { makes: readonly Choice[]; count: number; onAdd(make: string): void }): ReactNode {
  const { makes, count, onAdd } = props;
  const dispatch = useDispatch();
  if (count >= maxMakes) return null;
  return (
    <SettledSelect
      label={count === 0 ? 'Make' : 'Add Another Make'}
      name="makeCode"
      value=""
      onChoose={(value) => {
        onAdd(value);
        dispatch({ type: 'toggle', param: 'makeCode', value, on: true });
      }}
      options={[{ value: '', label: count === 0 ? 'Any Make' : 'Choose a make' }, ...makeOptions(makes)]}
    />
  );
}

/** There are many, and few shoppers use them. */
function Packages({ packages, panel }: { packages: readonly Choice[]; panel: Panel }): ReactNode {
  const chosen = packages.flatMap(({ selected, label }) => (selected ? [label] : []));
  return (
    <InnerFold title="Packages" chosen={chosen} section={{ name: 'make-model-trim' }} panel={panel}>
      <Checklist label="Packages" choices={packages} popular />
    </InnerFold>
  );
}
