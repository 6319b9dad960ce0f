/** A new brand after a model: as a request and as a command. */
import { sendBased } from './based';
import { tagAfter } from './brand-base';
import { type Colors, valuesOf } from './brand-colors';
import { wordsIn } from './brand-draft';
import { dataOf, registry } from './client';
import { commandText } from './command-text';

/** A new brand. */
export interface WantedBrand {
  /** The model. */
  from: string;
  id: string;
  name: string;
  /** Host names, separated by commas. */
  hosts: string;
  /** Colours that differ from the model's. */
  colors: Colors;
  why: string;
}

const hostsIn = ({ hosts }: WantedBrand) => wordsIn(hosts);

/** Returns whether a form has everything that a new brand needs. */
export const isWhole = (wanted: WantedBrand): boolean =>
  [wanted.from, wanted.id, wanted.name.trim()].every((text) => text !== '') && hostsIn(wanted).length > 0;

/** Tries a new brand without adding it, and returns its data. @throws Refusal with every reason */
export const tryBrand = (wanted: WantedBrand) => copy(wanted, {}, true);

/** Adds a brand. See `sendBased`. @param base last change of the model when the form was opened, see `changeText` */
export const addBrand = (wanted: WantedBrand, base: string) =>
  sendBased(
    () => tagAfter(wanted.from, base, 'Nothing was added; look at it, and add the brand after it as it is now.'),
    (headers) => copy(wanted, headers, false),
  );

function copy(
  { from, id, name, colors, why, ...wanted }: WantedBrand,
  headers: { 'If-Match'?: string },
  isTrial: boolean,
) {
  const reason = why.trim();
  return dataOf(
    registry.POST('/v1/brands/{brand}/copies', {
      params: { path: { brand: from }, query: isTrial ? { 'dry-run': true } : {} },
      headers,
      body: {
        ...{ id, name: name.trim(), hosts: hostsIn({ from, id, name, colors, why, ...wanted }) },
        ...{ colors: valuesOf(colors), ...(reason !== '' && { why: reason }) },
      },
    }),
  );
}

/** Returns the command that adds the same brand. */
export function brandCommand(wanted: WantedBrand): string {
  const { from, id, name, colors, why } = wanted;
  const given = Object.entries(colors).map(([of, { light, dark }]) => `${of}=${light}/${dark}`);
  return commandText([
    ...[
      'brand',
      'add',
      id || '<id>',
      '--name',
      name.trim() || '<name>',
      '--host',
      hostsIn(wanted).join(',') || '<host>',
    ],
    ...(given.length === 0 ? [] : ['--colors', given.join(',')]),
    ...['--from', from, ...(why.trim() === '' ? [] : ['--why', why.trim()])],
  ]);
}
