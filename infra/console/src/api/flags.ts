/** Changes of brands' flags: as a request and as a command, with a check for changes by somebody else. */
import { type AllFlags, dataOf, type Flag, Refusal, registry } from './client';
import { commandText } from './command-text';
import { currentTag, flags as flagsQuery, queryClient } from './queries';

/** Values for a flag: on, off, or the brand's own value. */
export const settings = ['on', 'off', 'own'] as const;
export type Setting = (typeof settings)[number];
const values: Readonly<Record<Setting, boolean | null>> = { on: true, off: false, own: null };

/** A change of a flag; the brand `*` is every brand. */
export interface WantedFlag {
  brand: string;
  flag: Flag;
  to: Setting;
}

/** Most times that a change is sent again because something else was changed meanwhile. */
const tries = 5;

/** Returns the value of a flag on the brands of a change, `maker: on; certified: off, its own value`; equal texts mean equal values. */
export function stateText({ brands }: AllFlags, { brand, flag }: Pick<WantedFlag, 'brand' | 'flag'>): string {
  return brands
    .filter((one) => brand === '*' || one.brand === brand)
    .map(
      (one) =>
        `${one.brand}: ${one.flags[flag] === true ? 'on' : 'off'}${one.changed.includes(flag) ? '' : ', its own value'}`,
    )
    .join('; ');
}

/**
 * Sends a change. If the registry was changed meanwhile, but not this flag on these brands, it is sent again.
 * @param base what the flag was when the form was opened, see `stateText`
 * @throws Refusal, with status 412 if somebody else changed the flag
 */
export async function sendFlag({ brand, flag, to }: WantedFlag, base: string) {
  for (let tried = 1; ; tried++) {
    const etag = await currentTag();
    const now = stateText(await queryClient.fetchQuery({ ...flagsQuery, staleTime: 0 }), { brand, flag });
    if (now !== base) throw new Refusal(412, 'changed', 'Somebody else changed it', `It was ${base}. It is ${now}.`);
    try {
      const body = { values: { [flag]: values[to] } };
      const params = { path: { brand } };
      return await dataOf(registry.PATCH('/v1/flags/{brand}', { params, headers: { 'If-Match': etag }, body }));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 412 || tried === tries) throw error;
    }
  }
}

/** Returns the command that makes the same change. */
export const flagCommand = ({ brand, flag, to }: WantedFlag): string =>
  commandText(['flags', 'set', `${flag}=${to}`, ...(brand === '*' ? [] : ['--brand', brand])]);
