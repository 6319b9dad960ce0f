/** The campaigns that are served: the operator's, as their folder has them, or the site's own. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk, type Log, reasonOf, reasonsOf } from '@forecourt/service';
import { campaigns as own } from './campaigns';
import type { Stock } from './house-ads';
import { Pacing } from './pacing';
import { type Picture, readPicture } from './pictures';
import { type Campaign, campaignsSchema } from './schema';

/** The operator's file, and the last one of theirs that could be served. */
const file = 'campaigns.json';
const lastGood = 'campaigns.last-good.json';
const maxBytes = 1_000_000;
/** The folder is looked at so often. */
const lookMs = 5000;
/** Where browsers have the pictures from. */
const pictureBase = '/ads/pictures';

/** Whose campaigns are served. */
type Origin = 'own' | 'file' | 'last-good';

interface Served {
  campaigns: readonly Campaign[];
  /** By campaign. */
  pictures: ReadonlyMap<string, Picture>;
  origin: Origin;
}

export class CampaignFolder {
  private served: Served = { campaigns: own, pictures: new Map(), origin: 'own' };
  /** What the file was when it was read last. */
  private mark = '';
  private timer: NodeJS.Timeout | undefined;
  /** Why the file is not served; null where it is, or where there is none. */
  refusal: string | null = null;
  readonly pacing: Pacing;
  private readonly disk: Disk;

  constructor(
    private readonly options: {
      folder: string;
      /** Other sites to which campaigns may lead. */
      landingOrigins: readonly string[];
      log: Log;
      now?: () => Date;
    },
  ) {
    this.pacing = new Pacing(options.now ?? (() => new Date()));
    this.disk = new Disk(options.folder, options.log);
  }

  get campaigns(): readonly Campaign[] {
    return this.served.campaigns;
  }

  get origin(): Origin {
    return this.served.origin;
  }

  get today(): string {
    return (this.options.now?.() ?? new Date()).toISOString().slice(0, 10);
  }

  get stock(): Stock {
    const { campaigns, pictures } = this.served;
    return {
      campaigns,
      allows: (campaign) => this.pacing.allows(campaign),
      pictureOf: ({ id }) => {
        const picture = pictures.get(id);
        return picture && `${pictureBase}/${picture.name}`;
      },
    };
  }

  /** A picture of a campaign that is served. */
  picture(name: string): Picture | undefined {
    return [...this.served.pictures.values()].find((picture) => picture.name === name);
  }

  /** Reads the folder, and again whenever its file changes. */
  async watch(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), lookMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Reads the file if it is another one than before. What cannot be served is refused, and what was served goes on. */
  async look(): Promise<void> {
    const { folder, log } = this.options;
    const found = await stat(join(folder, file)).catch(() => null);
    const mark = found === null ? 'none' : `${found.mtimeMs} ${found.size} ${found.ino}`;
    if (mark === this.mark) return;
    this.mark = mark;
    this.refusal = null;
    if (found === null) {
      this.served = { campaigns: own, pictures: new Map(), origin: 'own' };
      return;
    }
    try {
      const text = await readText(join(folder, file), found.size);
      this.served = { ...(await this.read(text)), origin: 'file' };
      await this.disk.write(lastGood, text);
      log.info({ campaigns: this.served.campaigns.length }, 'the campaigns of the folder are served');
    } catch (error) {
      this.refusal = reasonOf(error);
      if (this.served.origin === 'own') await this.goOnWithLastGood();
      log.error(
        { path: join(folder, file), reason: this.refusal, servedInstead: this.served.origin },
        'the campaigns are refused; those before them go on. Mend the file; it is read again when it changes',
      );
    }
  }

  private async goOnWithLastGood(): Promise<void> {
    const bytes = await this.disk.read(lastGood);
    if (bytes === null) return;
    await this.read(bytes.toString('utf8')).then(
      (read) => {
        this.served = { ...read, origin: 'last-good' };
      },
      // Its pictures have gone, or a site that was allowed is not any more: the site's own campaigns stay.
      () => undefined,
    );
  }

  /** @throws Error with every reason for which it cannot be served */
  private async read(text: string): Promise<Omit<Served, 'origin'>> {
    const { folder, landingOrigins } = this.options;
    const read = campaignsSchema(landingOrigins).safeParse(JSON.parse(text));
    if (!read.success) throw new Error(reasonsOf(read.error).join('; '));
    const pictures = new Map<string, Picture>();
    const wrong: string[] = [];
    for (const { id, picture } of read.data) {
      if (picture === undefined) continue;
      await readPicture(folder, picture).then(
        (one) => pictures.set(id, one),
        (error: unknown) => wrong.push(`${id}: ${reasonOf(error)}`),
      );
    }
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    return { campaigns: read.data, pictures };
  }
}

async function readText(path: string, size: number): Promise<string> {
  if (size > maxBytes) throw new Error(`it has ${size} bytes; ${maxBytes} are the most`);
  return readFile(path, 'utf8');
}
