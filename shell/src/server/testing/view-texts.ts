import type { ViewTexts } from '@forecourt/packed-view';

export interface PlainTexts {
  own: string;
  packed: string;
  reference: string;
  data: Readonly<Record<string, string | undefined>>;
}

/** Returns a view's texts, from plain strings. */
export function viewTexts({ own, packed, reference, data }: PlainTexts): ViewTexts {
  const answers = Object.entries(data).flatMap(([name, text]) => (text === undefined ? [] : [[name, { text }]]));
  return { own, packed: { text: packed }, reference: { text: reference }, data: Object.fromEntries(answers) };
}
