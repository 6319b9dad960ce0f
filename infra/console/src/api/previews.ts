/** Mixes of versions: in addresses of the console, and as the command that makes the same link. */
import { commandText } from './command-text';

/** remote → version. */
export type Mix = Readonly<Record<string, string>>;

/** Reads a mix, `mfe-a@1.0.0,mfe-b@2.0.0`; parts that name no version are left out. */
export function versionsOf(mix = ''): Mix {
  const pairs = mix.split(',').flatMap((one) => {
    const at = one.lastIndexOf('@');
    return at > 0 && at < one.length - 1 ? [[one.slice(0, at), one.slice(at + 1)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Writes a mix, as `versionsOf` reads it; undefined for none. */
export function mixOf(versions: Readonly<Record<string, string | undefined>>): string | undefined {
  return named(versions).join(',') || undefined;
}

const named = (versions: Readonly<Record<string, string | undefined>>) =>
  Object.entries(versions).flatMap(([remote, version]) => (version === undefined ? [] : [`${remote}@${version}`]));

/** Returns the command that makes the same link. */
export const previewCommand = (wanted: { versions: Mix; brand: string; page: string; hours: number }): string =>
  commandText([
    ...['preview', ...named(wanted.versions), '--brand', wanted.brand],
    ...['--page', wanted.page, '--hours', String(wanted.hours)],
  ]);
