import { relative } from 'node:path';
import { join } from 'node:path/posix';
import { Misuse } from '../line';
import { recordPage } from '../offline/record-page';
import { recordedFolder, writeRecording } from '../offline/recording';
import { findSource, noSource } from '../remote-folder';
import type { Row } from '../row';
import { pageOption } from '../values';

export const record: Row<{ remote: string; site: string; page: string }> = {
  usage: 'record [remote] --site <url> [--page <path>]',
  options: { site: { type: 'string' }, ...pageOption },
  does: 'Records what a page of a site needs, without anything of a visitor, for dev --offline.',
  parse: (line) => ({
    remote: line.argument ?? '.',
    site: siteOf(line.text('site')),
    page: line.text('page') ?? '/cars-for-sale/all',
  }),
  async run({ remote: given, site, page }, { called, ...places }) {
    const source = await findSource(given, places);
    if (source === null) throw noSource(given, called);
    const recording = await recordPage(site, page);
    await writeRecording(source.folder, recording);
    const { answers } = recording;
    const bytes = [...answers.values()].reduce((sum, { body }) => sum + body.length, 0);
    return `Recorded ${page} in ${join(relative(places.cwd, source.folder), recordedFolder)}: ${answers.size} answers, ${Math.ceil(bytes / 1000)} kB. ${called} dev --offline shows it.`;
  },
};

/** Parses a site's origin. @throws Misuse */
function siteOf(text: string | undefined): string {
  if (text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Misuse('It needs to know which site: --site http://localhost:3000.');
}
