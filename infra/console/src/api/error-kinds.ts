/** Explains the errors of versions that shells and browsers report. */
import type { VersionErrors } from './client';

type Reported = Pick<VersionErrors['errors'][number], 'where' | 'what'>;

/** The meaning of an error and its remedy, as in the table of faults in docs/operating.md. */
interface ErrorKind {
  title: string;
  remedy: string;
}

const places = { server: 'on the server', browser: 'in a browser' };

/** Returns what an error means. */
export function errorKind({ where, what }: Reported): ErrorKind {
  if (where === 'server' && what === 'loading')
    return {
      title: 'Shells cannot load it',
      remedy: 'They go on with the version before it. Promote a version that loads.',
    };
  const place = places[where];
  if (!what.startsWith('slot '))
    return {
      title: `It did more ${place} than render (${what})`,
      remedy: 'Visitors may notice nothing. Tell its team.',
    };
  return {
    title: `It failed ${place} in the ${what}`,
    remedy:
      where === 'server'
        ? 'Visitors see its fallback. Roll it back.'
        : 'Its links and forms still work. If errors rise after a promotion, roll it back.',
  };
}
