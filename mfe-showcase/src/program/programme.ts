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

/** A promise with the paragraph that says all of it. */
export interface PromisedInWhole {
  title: string;
  whole: string;
}

/** What the brand's programme promises; the details are an answer of their own (`sources.json`), so that a page has only what it shows. */
declare module '@forecourt/contracts' {
  interface Sources {
    programme: { promises: readonly Promised[] };
    'programme-details': { promises: readonly PromisedInWhole[] };
  }
}

/** The promises in short; none where there is no answer, or one that cannot be used. */
export function promisesOf({ programme }: Pick<SourceData, 'programme'>): readonly Promised[] {
  return promisesIn(programme).flatMap(({ icon, title, short }) =>
    // A word is worth more than its picture: one that has none here gets a plain one.
    isText(title) && isText(short) ? [{ title, short, icon: iconNames.find((name) => name === icon) ?? 'check' }] : [],
  );
}

/** The promises in whole; none where there is no answer, or one that cannot be used. */
export function detailsOf(data: Pick<SourceData, 'programme-details'>): readonly PromisedInWhole[] {
  return promisesIn(data['programme-details']).flatMap(({ title, whole }) =>
    isText(title) && isText(whole) ? [{ title, whole }] : [],
  );
}

function promisesIn(answer: unknown): readonly Fields[] {
  return listOf(fieldsOf(answer).promises);
}
