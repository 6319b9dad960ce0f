import { type MultiParam, maxMakes, ownerOf, values } from '@forecourt/search-state';
import { type Box, type BoxList, choicesOf, listOf, makeOptions, trimsOf } from './choices';
import type { Content, Make } from './filter-words';
import { type Link, select } from './hero';
import type { Panel } from './models';
import type { Search } from './search';

/** Returns the makes of a search with their models and trims, the makes to add, and the packages. */
export function vehicleOf(panel: Panel, search: Search): Content {
  const { brand, state } = panel;
  const { makeCode } = brand;
  const makes = makeCode === undefined ? choicesOf('makeCode', panel) : [];
  const chosen = makes.filter(({ isChecked }) => isChecked);
  const packages = choicesOf('packages', panel);
  const isOneTrim = (['makeCode', 'modelCode', 'trimCode'] as const).every(
    (param) => values(state, param).length === 1,
  );
  const none = chosen.length === 0;
  const taken = packages.filter(({ isChecked }) => isChecked).map(({ label }) => label);
  return {
    look: 'vehicle',
    makes: [
      ...(makeCode === undefined ? [] : [modelsOf(makeCode, 'All', panel, search)]),
      ...chosen.map((box) => ({
        ...{ box, ...modelsOf(box.code, box.label, panel, search) },
        remove: {
          label: `Remove ${box.label}`,
          href: search.href({ type: 'toggle', param: 'makeCode', value: box.code, on: false }),
        },
      })),
    ],
    add:
      makeCode !== undefined || isOneTrim || chosen.length >= maxMakes
        ? undefined
        : {
            ...{ name: 'makeCode', label: none ? 'Make' : 'Add Another Make' },
            options: select([{ value: '', label: none ? 'Any Make' : 'Choose a make' }, ...makeOptions(makes)], ''),
          },
    packages:
      (makeCode !== undefined || !none) && packages.length > 0
        ? {
            ...{ title: 'Packages', says: '', whole: `${panel.whole}#make-model-trim` },
            list: taken.length > 0 ? listOf('Packages', packages, true) : undefined,
          }
        : undefined,
  };
}

function modelsOf(code: string, label: string, panel: Panel, search: Search): Make {
  const ofMake = (param: MultiParam) => choicesOf(param, panel).filter((choice) => ownerOf(choice.code) === code);
  const series = ofMake('seriesCode');
  const models = ofMake('modelCode');
  const trims = models.flatMap((model) => {
    const own = model.isChecked ? trimsOf(model.code, panel) : [];
    const link = {
      label: `${model.label} trims and prices`,
      href: search.overlay('mfe-filters/trims', { model: model.code }),
    };
    return own.length === 0 ? [] : [[model, { list: listOf(`${model.label} trims`, own, true), link }] as const];
  });
  return {
    series: series.length > 0 ? listOf(`${label} series`, series, true) : undefined,
    models:
      models.length > 0
        ? {
            ...listOf(`${label} models`, models, true),
            make: code,
            trims: new Map<Box, { list: BoxList; link: Link }>(trims),
          }
        : undefined,
  };
}
