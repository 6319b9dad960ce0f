import type { SourceData } from '@forecourt/contracts';
import { type IconName, iconNames } from '@forecourt/ui';
import { type Fields, fieldsOf, isText, listOf } from './read';

/** A promise in short. */
export interface Promised {
  icon: IconName;
  title: string;
  /** One line under the title. */
  short: string;
}

/** A promise with its full paragraph. */
export interface PromisedInWhole {
  title: string;
  whole: string;
}

/** The promises of the brand's programme; the details are a separate source (`sources.json`), so that a page loads only what it shows. */
declare module '@forecourt/contracts' {
  interface Sources {
    programme: { promises: readonly Promised[] };
    'programme-details': { promises: readonly PromisedInWhole[] };
  }
}

/** Parses the promises in short; none without a valid answer. */
export function promisesOf({ programme }: Pick<SourceData, 'programme'>): readonly Promised[] {
  return promisesIn(programme).flatMap(({ icon, title, short }) =>
    // A promise with an unknown icon is shown with a plain one.
    isText(title) && isText(short) ? [{ title, short, icon: iconNames.find((name) => name === icon) ?? 'check' }] : [],
  );
}

/** Parses the promises in full; none without a valid answer. */
export function detailsOf(data: Pick<SourceData, 'programme-details'>): readonly PromisedInWhole[] {
  return promisesIn(data['programme-details']).flatMap(({ title, whole }) =>
    isText(title) && isText(whole) ? [{ title, whole }] : [],
  );
}

function promisesIn(answer: unknown): readonly Fields[] {
  return listOf(fieldsOf(answer).promises);
}
