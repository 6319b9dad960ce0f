import type { Migration } from 'kysely';
import { campaigns } from './campaigns';
import { firstSchema } from './first-schema';
import { purchases } from './purchases';
import { reviews } from './reviews';
import { shared } from './shared';

/**
 * The steps that bring the schema up to date, in the order of their names. A step that was released is never edited: a later change is a step
 * of its own, `002-…`.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-first-schema': firstSchema,
  '002-campaigns': campaigns,
  '003-purchases': purchases,
  '004-reviews': reviews,
  '005-shared': shared,
};
