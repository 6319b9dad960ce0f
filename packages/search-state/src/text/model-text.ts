import { modelPath } from '../codec/model-path';
import { only } from '../codec/only';
import { basePath } from '../codec/path';
import type { Breadcrumb } from '../derived';
import { modelOf, type Reference } from '../reference-index';
import type { SearchRules, SearchState } from '../state';
import { canonicalLink } from './page-text';

/** Path of the page that lists makes and models. */
export const makesPath = `${basePath}/makes`;

/** The name of a page's model, `2024 Toyota Camry`, and the trail to the page. */
export interface ModelText {
  name: string;
  breadcrumbs: readonly Breadcrumb[];
}

/** Returns the texts of the page about the one model of a search, and its year if it names one; null if the model is unknown. */
export function modelText(state: SearchState, rules: SearchRules, reference: Reference): ModelText | null {
  const [makeCode, modelCode] = [only(state.makeCode), only(state.modelCode)];
  const make = makeCode === undefined ? undefined : reference.makes.byCode.get(makeCode);
  const model = modelCode === undefined ? undefined : modelOf(reference, modelCode);
  const href = model && modelPath(model.code, reference);
  if (make === undefined || model === undefined || href === undefined) return null;
  const year = state.startYear === state.endYear ? state.startYear : undefined;
  const linkTo = (search: SearchState) => canonicalLink(search, rules, reference);
  const yearCrumb = { key: 'year', label: `${year}`, href: `${href}/${year}` };
  return {
    name: [year, make.label, model.label].filter((part) => part !== undefined).join(' '),
    breadcrumbs: [
      { key: 'page', label: 'Cars for Sale', href: linkTo({}) },
      { key: 'makes', label: 'Makes and models', href: makesPath },
      // A brand's only make has no page besides the first one.
      ...(rules.makeCode === undefined
        ? [{ key: 'make', label: make.label, href: linkTo({ makeCode: [make.code] }) }]
        : []),
      { key: 'model', label: model.label, href },
      ...(year === undefined ? [] : [yearCrumb]),
    ],
  };
}
