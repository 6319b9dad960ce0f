/** The served campaigns: those of the operator's folder, or the site's own. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk, type Log, reasonOf, reasonsOf } from '@forecourt/service';
import { type Picture, readPicture } from '../pictures/pictures';
import { campaigns as own } from './campaigns';
import type { Stock } from './house-ads';
import { Pacing } from './pacing';
import { type Campaign, campaignsSchema } from './schema';

/** The operator's file, and its last valid version. */
const file = 'campaigns.json';
const lastGood = 'campaigns.last-good.json';
const maxBytes = 1_000_000;
/** Interval between checks of the folder, ms. */
const lookMs = 5000;
/** Base path of the pictures in browsers. */
const pictureBase = '/ads/pictures';

/** The origin of the served campaigns. */
type Origin = 'own' | 'file' | 'last-good';

interface Served {
  campaigns: readonly Campaign[];
  /** Pictures by campaign. */
  pictures: ReadonlyMap<string, Picture>;
  origin: Origin;
}

export class CampaignFolder {
  private served: Served = { campaigns: own, pictures: new Map(), origin: 'own' };
  /** State of the file when it was last read. */
  private mark = '';
  private timer: NodeJS.Timeout | undefined;
  /** Why the file is not served; null if it is served, or there is none. */
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

  /** Returns a picture of a served campaign. */
  picture(name: string): Picture | undefined {
    return [...this.served.pictures.values()].find((picture) => picture.name === name);
  }

  /** Reads the folder now and whenever its file changes. */
  async watch(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), lookMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Reads the file if it has changed. An invalid file is refused, and the present campaigns stay. */
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
        'the campaigns are refused; the previous ones stay. Fix the file; it is read again when it changes',
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
      // A picture is missing, or a site is no longer allowed: the site's own campaigns stay.
      () => undefined,
    );
  }

  /** Validates the file. @throws Error with every reason against it */
  private async read(text: string): Promise<Omit<Served, 'origin'>> {
    const { folder, landingOrigins } = this.options;
    const read = campaignsSchema(landingOrigins).safeParse(JSON.parse(text));
    if (!read.success) throw new Error(reasonsOf(read.error).join('; '));
    const pictures = new Map<string, Picture>();
    const wrong: string[] = [];
    for (const { id, picture } of read.data) {
      if (picture === undefined) continue;
      await readPicture(folder, picture.file).then(
        (one) => pictures.set(id, one),
        (error: unknown) => wrong.push(`${id}: ${reasonOf(error)}`),
      );
    }
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    return { campaigns: read.data, pictures };
  }
}

async function readText(path: string, size: number): Promise<string> {
  if (size > maxBytes) throw new Error(`it has ${size} bytes; ${maxBytes} are the limit`);
  return readFile(path, 'utf8');
}
