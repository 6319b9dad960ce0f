import type { ViewTexts } from '@forecourt/packed-view';

export interface PlainTexts {
  own: string;
  packed: string;
  reference: string;
  data: Readonly<Record<string, string | undefined>>;
}

/** Texts of a view, of plain ones. */
export function viewTexts({ own, packed, reference, data }: PlainTexts): ViewTexts {
  const answers = Object.entries(data).flatMap(([name, text]) => (text === undefined ? [] : [[name, { text }]]));
  return { own, packed: { text: packed }, reference: { text: reference }, data: Object.fromEntries(answers) };
}
