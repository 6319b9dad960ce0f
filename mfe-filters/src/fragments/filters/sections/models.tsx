import { OverlayLink } from '@forecourt/fragment-kit';
import { ownerOf } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import type { Choice } from '../model/choice';
import { choicesOf } from '../model/choices';
import type { Panel } from '../model/panel';
import { trimsOf } from '../model/vehicle';
import { Checklist } from './checklist';

/** Series and models of a make, and the trims of chosen models. */
export function Models({ make, panel }: { make: { code: string; label: string }; panel: Panel }): ReactNode {
  const ofMake = (param: 'seriesCode' | 'modelCode') =>
    choicesOf(param, panel).filter(({ value }) => ownerOf(value) === make.code);
  const series = ofMake('seriesCode');
  const models = ofMake('modelCode');
  return (
    <div className={styles.models}>
      {series.length > 0 && <Checklist label={`${make.label} series`} choices={series} popular />}
      {models.length > 0 && (
        <Checklist
          label={`${make.label} models`}
          choices={models}
          popular
          data-models={make.code}
          tabIndex={-1}
          below={(model) => model.selected && <Trims model={model} panel={panel} />}
        />
      )}
    </div>
  );
}

function Trims({ model, panel }: { model: Choice; panel: Panel }): ReactNode {
  const trims = trimsOf(model.value, panel);
  return trims.length === 0 ? null : (
    <>
      <Checklist label={`${model.label} trims`} choices={trims} popular className={styles.trims} />
      <OverlayLink name="mfe-filters/trims" props={{ model: model.value }} className={styles.link}>
        {`${model.label} trims and prices`}
      </OverlayLink>
    </>
  );
}
