/** Changes of brands' flags: as a request and as a command, with a check for changes by somebody else. */
import { changedByOther, sendBased } from './based';
import { type AllFlags, dataOf, type Flag, registry } from './client';
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
  /** Reason, for the audit log. */
  why?: string | undefined;
}

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

/** Whether a change would change nothing, because the flag has that value on all its brands. */
export const isSo = ({ brands }: AllFlags, { brand, flag, to }: WantedFlag): boolean =>
  brands
    .filter((one) => brand === '*' || one.brand === brand)
    .every(({ flags, changed }) => (to === 'own' ? !changed.includes(flag) : flags[flag] === values[to]));

/** Sends a change. See `sendBased`. @param base what the flag was when the form was opened, see `stateText` */
export const sendFlag = ({ brand, flag, to, why }: WantedFlag, base: string) =>
  sendBased(
    async () => {
      const etag = await currentTag();
      const now = stateText(await queryClient.fetchQuery({ ...flagsQuery, staleTime: 0 }), { brand, flag });
      if (now !== base) throw changedByOther('Somebody else changed it', `It was ${base}. It is ${now}.`);
      return etag;
    },
    (headers) => {
      const body = { values: { [flag]: values[to] }, why: why?.trim() || undefined };
      return dataOf(registry.PATCH('/v1/flags/{brand}', { params: { path: { brand } }, headers, body }));
    },
  );

/** Returns the command that makes the same change. */
export const flagCommand = ({ brand, flag, to, why }: WantedFlag): string =>
  commandText([
    ...['flags', 'set', `${flag}=${to}`],
    ...(brand === '*' ? [] : ['--brand', brand]),
    ...(why?.trim() ? ['--why', why.trim()] : []),
  ]);
