import {
  type Breadcrumb,
  canonicalLink,
  modelOf,
  only,
  type Reference,
  type SearchRules,
  type SearchState,
} from '@forecourt/search-state';
import { directoryPages } from '@forecourt/site';
import { type ModelPart, modelParts, modelPath } from './model-path';

/** The name of a page's model, `2024 Toyota Camry`, and the trail to the page. */
export interface ModelText {
  name: string;
  breadcrumbs: readonly Breadcrumb[];
}

/** Returns the texts of the page about the one model of a search, and its year if it names one, or about a part of them; null if the model is unknown. */
export function modelText(
  state: SearchState,
  rules: SearchRules,
  reference: Reference,
  part?: ModelPart,
): ModelText | null {
  const [makeCode, modelCode] = [only(state.makeCode), only(state.modelCode)];
  const make = makeCode === undefined ? undefined : reference.makes.byCode.get(makeCode);
  const model = modelCode === undefined ? undefined : modelOf(reference, modelCode);
  const href = model && modelPath(model.code, reference);
  if (make === undefined || model === undefined || href === undefined) return null;
  const year = state.startYear === state.endYear ? state.startYear : undefined;
  const linkTo = (search: SearchState) => canonicalLink(search, rules, reference);
  const hrefOfYear = year === undefined ? href : `${href}/${year}`;
  return {
    name: [year, make.label, model.label].filter((part) => part !== undefined).join(' '),
    breadcrumbs: [
      { key: 'page', label: 'Cars for Sale', href: linkTo({}) },
      { key: 'makes', label: directoryPages.makes.title, href: directoryPages.makes.href },
      // A brand's only make has no page besides the first one.
      ...(rules.makeCode === undefined
        ? [{ key: 'make', label: make.label, href: linkTo({ makeCode: [make.code] }) }]
        : []),
      { key: 'model', label: model.label, href },
      ...(year === undefined ? [] : [{ key: 'year', label: `${year}`, href: hrefOfYear }]),
      ...(part === undefined ? [] : [{ key: part, label: modelParts[part], href: `${hrefOfYear}/${part}` }]),
    ],
  };
}
