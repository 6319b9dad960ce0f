import { type Brand, isDevVersion, isLaterSheet, type Plan, type PlanSlot, themeCss } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import type { Disk } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import type { RemoteFiles } from '../../registry/remote-files';
import { remoteUrl } from '../plan/make-plan';

export interface Stylesheet {
  url: string;
  integrity: string;
}

/** The stylesheets of a page. */
export interface PageStyles {
  /** The one that its head names. */
  first: Stylesheet;
  /** The one that it loads once it is interactive; null if the first one has everything. */
  later: Stylesheet | null;
}

/** The shell's own CSS, in parts. */
export interface BaseStyles {
  now: string;
  later: string;
  /** For pages that are arranged as `detail`. */
  detail: string;
  /** For pages that are no searches. */
  others: string;
}

/** Page types whose styles are divided, if they are arranged as searches are: the others show at once what a search does not show before it is touched. */
const dividedPages: readonly string[] = ['results'];

/** Size of the sheets that are cached in memory, bytes; all are on disk. */
const textBytes = 8 * 2 ** 20;

/** Maximum of sheets with unpublished styles; one is made for each page of a developer. */
const mostUnpublished = 100;

/**
 * Makes one stylesheet for a plan: the site's base, the brand's theme, then the CSS of every slot's fragment in plan order, each file once
 * however many remotes ship it. One request, cached for ever, with the integrity of the whole; every part was verified before. Of a search page
 * the later parts of all these are a second one, which its host loads.
 */
export class Styles {
  private readonly byPlan = new WeakMap<Plan, Promise<PageStyles>>();
  /** By URL. */
  private readonly texts = new LRUCache<string, Buffer>({
    maxSize: textBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  /** Names of sheets with styles of builds of `fragment dev`, which are on no disk and in no cache. */
  private readonly unpublished = new LRUCache<string, true>({ max: mostUnpublished });

  private readonly byBrand = new WeakMap<Brand, Stylesheet>();

  constructor(private readonly options: { base: BaseStyles; files: RemoteFiles; disk: Disk }) {}

  /** Returns the site's base with the brand's theme alone, for pages without slots. */
  forBrand(brand: Brand): Stylesheet {
    const known = this.byBrand.get(brand);
    if (known !== undefined) return known;
    const { base } = this.options;
    const { sheet, saved } = this.keep([base.now, base.later, base.others, themeOf(brand)].join('\n'));
    this.byBrand.set(brand, sheet);
    void saved;
    return sheet;
  }

  forPlan(plan: Plan, brand: Brand): Promise<PageStyles> {
    const known = this.byPlan.get(plan);
    if (known !== undefined) return known;
    const made = this.make(plan, brand);
    this.byPlan.set(plan, made);
    return made;
  }

  /** Returns the CSS of a sheet that was made before, also before a restart; undefined if there is none of that name. */
  async byName(name: string): Promise<Buffer | undefined> {
    const known = this.texts.get(urlOf(name));
    if (known !== undefined) return known;
    const stored = await this.options.disk.read(`styles/${name}`);
    // Its name is a digest of its content: a different one means that the file was changed.
    return stored !== null && nameOf(integrityOf(stored)) === name ? stored : undefined;
  }

  private async make(plan: Plan, brand: Brand): Promise<PageStyles> {
    const isDivided = dividedPages.includes(plan.page) && plan.arrangement !== 'detail';
    const { now, later, detail, others } = this.options.base;
    const parts = new Map<string, string>();
    const laterParts = isDivided ? new Map<string, string>() : parts;
    for (const slot of plan.slots) {
      if (slot.failure !== null) continue;
      for (const { path, bytes, integrity } of await this.filesOf(slot).catch(() => {
        // A file cannot be fetched now: this page goes without it, and the next one tries again.
        this.byPlan.delete(plan);
        return [];
      })) {
        const among = isLaterSheet(path) ? laterParts : parts;
        if (!among.has(integrity))
          among.set(integrity, withAbsoluteUrls(bytes.toString(), slot.remote, slot.version, path));
      }
    }
    const base = isDivided ? [now] : [now, later, others, ...(plan.arrangement === 'detail' ? [detail] : [])];
    const isPublished = !plan.slots.some(({ version }) => isDevVersion(version));
    const first = this.keep([...base, themeOf(brand), ...parts.values()].join('\n'), isPublished);
    const second = isDivided ? this.keep([later, ...laterParts.values()].join('\n'), isPublished) : null;
    await Promise.all([first.saved, second?.saved]);
    return { first: first.sheet, later: second?.sheet ?? null };
  }

  /** Reads the version's own manifest, because the served version may have changed since the plan was made. */
  private async filesOf({ remote, version, fragment }: PlanSlot) {
    const { files } = this.options;
    const paths = (await files.manifest(remote, version))?.fragments[fragment]?.css ?? [];
    const found = await Promise.all(
      paths.map(async (path) => ({ path, file: await files.file(remote, version, path) })),
    );
    return found.flatMap(({ path, file }) => (file === undefined ? [] : [{ path, ...file }]));
  }

  /** Whether caches may store a sheet. */
  isPublished(name: string): boolean {
    return !this.unpublished.has(name);
  }

  private keep(css: string, isPublished = true): { sheet: Stylesheet; saved: Promise<void> } {
    const text = Buffer.from(css);
    const integrity = integrityOf(text);
    const name = nameOf(integrity);
    this.texts.set(urlOf(name), text);
    if (!isPublished) {
      this.unpublished.set(name, true);
      return { sheet: { url: urlOf(name), integrity }, saved: Promise.resolve() };
    }
    return { sheet: { url: urlOf(name), integrity }, saved: this.options.disk.write(`styles/${name}`, text) };
  }
}

/** Returns the beginning of the digest, in characters that a file name may have. */
function nameOf(integrity: string): string {
  const digest = integrity.slice('sha384-'.length).replace(/[^A-Za-z0-9]/g, '');
  return `${digest.slice(0, 20)}.css`;
}

const themeOf = ({ id, theme }: Brand) => themeCss(id, theme);

const urlOf = (name: string) => `/_shell/styles/${name}`;

/** Makes `url(x.png)` absolute: it is relative to the remote's sheet, not to the joined one. Linear, because an address has a maximum length. */
function withAbsoluteUrls(css: string, remote: string, version: string, path: string): string {
  const base = new URL(remoteUrl(remote, version, path), 'http://shell');
  const address = /url\((['"]?)(?!data:|https?:|\/|#)([^'"()\s]{1,300})\1\)/g;
  return css.replace(address, (_, quote: string, target: string) => {
    return `url(${quote}${new URL(target, base).pathname}${quote})`;
  });
}
