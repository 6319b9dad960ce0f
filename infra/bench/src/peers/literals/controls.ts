import type { Option, Place } from '../search-page/hero';
import type { HiddenField } from '../search-page/search';
import { e, each, maybe } from './html';

export const hidden = (fields: readonly HiddenField[]): string =>
  each(fields, ([name, value]) => `<input type="hidden" name="${e(name)}" value="${e(value)}"/>`);

const option = ({ value, label, selected, disabled }: Option): string =>
  `<option${value === label ? '' : ` value="${e(value)}"`}${disabled ? ' disabled' : ''}${selected ? ' selected' : ''}>${e(label)}</option>`;

export function options(all: readonly Option[]): string {
  let html = '';
  let group: string | undefined;
  for (const each of all) {
    if (each.group !== group) {
      if (group !== undefined) html += '</optgroup>';
      group = each.group;
      if (group !== undefined) html += `<optgroup label="${e(group)}">`;
    }
    html += option(each);
  }
  return group === undefined ? html : `${html}</optgroup>`;
}

export const zipField = ({ zip, error }: Place, id: string, isHero: boolean): string =>
  `<div class="field${isHero ? ' hero-zip' : ''}"><label class="fieldlabel">City or ZIP Code<input type="text" data-enhance="" autocomplete="postal-code" maxlength="60" pattern="[0-9]{5}|.+[, ]+[A-Za-z]{2}" title="A ZIP Code, or a city and its state"${isHero ? ' placeholder="City or ZIP Code"' : ''} class="control" name="zip" value="${e(zip)}"${error === undefined ? '' : ` aria-describedby="${id}" aria-invalid="true"`}/></label>${maybe(error, (text) => `<span id="${id}" role="alert" class="icon fielderror" data-icon="warning">${e(text)}</span>`)}</div>`;

/** Attributes of an overlay's link, besides its address. */
export const opens = 'rel="nofollow" aria-haspopup="dialog" data-enhance=""';
