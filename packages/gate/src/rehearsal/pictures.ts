import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pictures } from '@forecourt/contracts/rehearsal';
import { reasonOf } from '@forecourt/service';
import { Photographer } from '../browser/photographer';
import { picturedDocument } from '../browser/pictured-document';
import type { GroupWithPair, SlotPair } from './change-groups';
import type { Version } from './comparable-html';
import { sheetsOf } from './styles';

export interface PictureOptions {
  candidate: Version;
  served: Readonly<Record<string, Version>>;
  /** Folder of the built programs. */
  programs: string;
  /** Path of a Chromium; without one there are no pictures. */
  chromium?: string;
  /** Returns the stylesheet of a brand's theme. */
  themeOf(brand: string): string;
}

/** Maximum of groups with pictures, and of examples with other stylesheets alone. */
const mostPictures = 12;

/** Adds pictures to the first groups: their example with both versions, and the pixels that differ. @returns warnings */
export async function addPictures(groups: readonly GroupWithPair[], options: PictureOptions): Promise<string[]> {
  const { chromium, programs } = options;
  if (groups.length === 0) return [];
  if (chromium === undefined) return ['There are no pictures: the registry has no Chromium (GATE_CHROMIUM).'];
  const base = readFileSync(join(programs, 'page.css'), 'utf8');
  let photographer: Photographer | undefined;
  try {
    photographer = await Photographer.start(chromium, programs);
    for (const { group, pair } of groups.slice(0, mostPictures)) {
      group.pictures = await pictureOf(photographer, pair, options, base);
    }
    return groups.length > mostPictures
      ? [`Only the first ${mostPictures} of ${groups.length} groups have pictures.`]
      : [];
  } catch (error) {
    return [`Pictures could not be made in Chromium (GATE_CHROMIUM): ${reasonOf(error)}`];
  } finally {
    await photographer?.close();
  }
}

async function pictureOf(
  photographer: Photographer,
  { brand, fragment, before, after }: SlotPair,
  { candidate, served, themeOf }: PictureOptions,
  base: string,
): Promise<Pictures> {
  const document = (html: string, version: Version) =>
    picturedDocument(html, { brand, mode: 'light', css: [base, themeOf(brand), sheetsOf(version, fragment)] });
  const present = served[brand];
  const old = await photographer.take(document(before, present ?? candidate));
  const young = await photographer.take(document(after, candidate));
  return { before: old, after: young, ...(await photographer.compare(old, young)) };
}
