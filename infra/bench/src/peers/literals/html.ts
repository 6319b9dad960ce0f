import { escapeHtml } from '../../shell/escape';

/** Escapes text, for content and for attributes. */
export const e = escapeHtml;

/** Writes every entry of a list. */
export function each<T>(list: readonly T[], write: (entry: T, index: number) => string): string {
  let html = '';
  for (let index = 0; index < list.length; index += 1) html += write(list[index] as T, index);
  return html;
}

/** Writes what there is; nothing for an absent value or an empty text. */
export function maybe<T>(value: T | undefined, write: (value: T) => string): string {
  return value === undefined || value === '' ? '' : write(value);
}
