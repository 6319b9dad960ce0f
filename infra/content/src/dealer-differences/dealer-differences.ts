import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DealerDifference, dealerDifferenceSchema } from '@forecourt/listing';
import { reasonOf } from '@forecourt/service';
import type { Logger } from 'pino';
import * as z from 'zod';
import { dealerWords } from '../words/dealer-words';

/** The form in which a dealer submits it. */
const submittedSchema = z.strictObject({
  title: z.string().min(1),
  html: z.string().max(20_000),
  image: z.strictObject({ src: z.string(), alt: z.string() }).optional(),
});

/** Id of a content, which is also the name of its file. */
const contentId = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Dealers' own descriptions: files `<id>.json` of a folder, read when they are requested, so that a change is visible at once. */
export class DealerDifferences {
  constructor(
    private readonly folder: string,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** @param id `dealerDiff.contentId` @returns null if no dealer has submitted it, or its file is invalid, which is logged */
  async read(id: string): Promise<DealerDifference | null> {
    if (!contentId.test(id)) return null;
    try {
      const text = await readFile(join(this.folder, `${id}.json`), 'utf8');
      const { html, ...rest } = submittedSchema.parse(JSON.parse(text));
      return dealerDifferenceSchema.parse({ ...rest, words: dealerWords(html) });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.log.warn({ id, reason: reasonOf(error) }, 'a dealer’s description is invalid, and not shown');
      return null;
    }
  }
}
