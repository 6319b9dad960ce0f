import { useDispatch } from '@forecourt/fragment-kit';
import { IntentLink, maxMakes, ownerOf, plainCode } from '@forecourt/search-kit';
import { formatCount } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import { type Choice, choicesOf } from '../model/choices';
import type { Panel } from '../model/panel';
import { Box } from './box';
import { Checklist } from './checklist';
import { SettledSelect } from './settled-select';

/** Makes, and below each its series, models, trims; then the packages of them all. */
export function VehicleSection({ panel }: { panel: Panel }): ReactNode {
  const { brand } = panel;
  const makes = brand.makeCode === undefined ? choicesOf('makeCode', panel) : [];
  const selected = makes.filter((make) => make.selected);
  const packages = choicesOf('packages', panel);
  const hasMake = brand.makeCode !== undefined || selected.length > 0;
  return (
    <div className={styles.stack}>
      {brand.makeCode !== undefined && <Models make={{ code: brand.makeCode, label: 'All' }} panel={panel} />}
      {selected.map((make) => (
        <div key={make.value} className={styles.make}>
          <Box choice={make} after={<RemoveMake make={make} />} />
          <Models make={{ code: make.value, label: make.label }} panel={panel} />
        </div>
      ))}
      {brand.makeCode === undefined && <AddMake makes={makes} count={selected.length} />}
      {hasMake && packages.length > 0 && (
        <div>
          <h4 className={styles.groupTitle}>Packages</h4>
          <Checklist label="Packages" choices={packages} />
        </div>
      )}
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

function AddMake({ makes, count }: { makes: readonly Choice[]; count: number }): ReactNode {
  const dispatch = useDispatch();
  if (count >= maxMakes) return null;
  const others = makes.filter((make) => !make.selected);
  return (
    <SettledSelect
      label={count === 0 ? 'Make' : 'Add Another Make'}
      name="makeCode"
      value=""
      onChoose={(value) => dispatch({ type: 'toggle', param: 'makeCode', value, on: true })}
      options={[
        { value: '', label: count === 0 ? 'Any Make' : 'Choose a make' },
        ...others.map(({ value, label, count, disabled }) => ({
          value,
          label: count === undefined ? label : `${label} (${formatCount(count)})`,
          disabled,
        })),
      ]}
    />
  );
}

function Models({ make, panel }: { make: { code: string; label: string }; panel: Panel }): ReactNode {
  const ofMake = (param: 'seriesCode' | 'modelCode') =>
    choicesOf(param, panel).filter(({ value }) => ownerOf(value) === make.code);
  const series = ofMake('seriesCode');
  const models = ofMake('modelCode');
  return (
    <div className={styles.models}>
      {series.length > 0 && <Checklist label={`${make.label} series`} choices={series} />}
      {models.length > 0 && (
        <Checklist
          label={`${make.label} models`}
          choices={models}
          below={(model) => model.selected && <Trims model={model} panel={panel} />}
        />
      )}
    </div>
  );
}

function Trims({ model, panel }: { model: Choice; panel: Panel }): ReactNode {
  const trims = trimsOf(model.value, panel);
  return trims.length === 0 ? null : (
    <Checklist label={`${model.label} trims`} choices={trims} className={styles.trims} />
  );
}

/** A trim's code names its model only by the plain code, so the reference decides where it knows the model's trims. */
function trimsOf(modelCode: string, panel: Panel): readonly Choice[] {
  const known = panel.reference.trims(modelCode)?.byCode;
  return choicesOf('trimCode', panel).filter(
    ({ value }) => known?.has(value) ?? plainCode(value) === plainCode(modelCode),
  );
}
