import { type Brand, type Plan, type PlanSlot, themeCss } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import type { Disk } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import type { RemoteFiles } from '../../registry/remote-files';
import { remoteUrl } from '../plan/make-plan';

export interface Stylesheet {
  url: string;
  integrity: string;
}

/** Texts of sheets that are kept in memory, in bytes; all others are on disk. */
const textBytes = 8 * 2 ** 20;

/**
 * One stylesheet for a plan: the site's base, the brand's theme, then the CSS of every slot's fragment in plan order, each file once
 * however many remotes ship it. One request, cached for ever, with the integrity of the whole; every part was verified before.
 */
export class Styles {
  private readonly byPlan = new WeakMap<Plan, Promise<Stylesheet>>();
  /** By URL. */
  private readonly texts = new LRUCache<string, Buffer>({
    maxSize: textBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
  });

  private readonly byBrand = new WeakMap<Brand, Stylesheet>();

  constructor(private readonly options: { base: string; files: RemoteFiles; disk: Disk }) {}

  /** The site's base with the brand's theme alone, for pages without slots. */
  forBrand(brand: Brand): Stylesheet {
    const known = this.byBrand.get(brand);
    if (known !== undefined) return known;
    const { sheet, saved } = this.keep(this.baseOf(brand));
    this.byBrand.set(brand, sheet);
    void saved;
    return sheet;
  }

  forPlan(plan: Plan, brand: Brand): Promise<Stylesheet> {
    const known = this.byPlan.get(plan);
    if (known !== undefined) return known;
    const made = this.make(plan, brand);
    this.byPlan.set(plan, made);
    return made;
  }

  /** The CSS of a sheet made before, also before the last start; undefined when there is none of that name. */
  async byName(name: string): Promise<Buffer | undefined> {
    const known = this.texts.get(urlOf(name));
    if (known !== undefined) return known;
    const kept = await this.options.disk.read(`styles/${name}`);
    // Its name is of its content: what has another one was changed.
    return kept !== null && nameOf(integrityOf(kept)) === name ? kept : undefined;
  }

  private async make(plan: Plan, brand: Brand): Promise<Stylesheet> {
    const parts = new Map<string, string>();
    for (const slot of plan.slots) {
      if (slot.failure !== null) continue;
      for (const { path, bytes, integrity } of await this.filesOf(slot).catch(() => {
        // A file that was there is not to be had: this page goes without, and the next one asks again.
        this.byPlan.delete(plan);
        return [];
      })) {
        if (!parts.has(integrity))
          parts.set(integrity, withAbsoluteUrls(bytes.toString(), slot.remote, slot.version, path));
      }
    }
    const { sheet, saved } = this.keep([this.baseOf(brand), ...parts.values()].join('\n'));
    await saved;
    return sheet;
  }

  /** By the version's own manifest: what is served may have changed since the plan was made. */
  private async filesOf({ remote, version, fragment }: PlanSlot) {
    const { files } = this.options;
    const paths = (await files.manifest(remote, version))?.fragments[fragment]?.css ?? [];
    const found = await Promise.all(
      paths.map(async (path) => ({ path, file: await files.file(remote, version, path) })),
    );
    return found.flatMap(({ path, file }) => (file === undefined ? [] : [{ path, ...file }]));
  }

  private baseOf({ id, theme }: Brand): string {
    return `${this.options.base}\n${themeCss(id, theme)}`;
  }

  private keep(css: string): { sheet: Stylesheet; saved: Promise<void> } {
    const text = Buffer.from(css);
    const integrity = integrityOf(text);
    const name = nameOf(integrity);
    this.texts.set(urlOf(name), text);
    return { sheet: { url: urlOf(name), integrity }, saved: this.options.disk.write(`styles/${name}`, text) };
  }
}

/** The beginning of the digest, as a file may be called. */
function nameOf(integrity: string): string {
  const digest = integrity.slice('sha384-'.length).replace(/[^A-Za-z0-9]/g, '');
  return `${digest.slice(0, 20)}.css`;
}

const urlOf = (name: string) => `/_shell/styles/${name}`;

/** `url(x.png)` in a remote's sheet is relative to that sheet; in the joined one it must say where. Linear: an address has an end. */
function withAbsoluteUrls(css: string, remote: string, version: string, path: string): string {
  const base = new URL(remoteUrl(remote, version, path), 'http://shell');
  const address = /url\((['"]?)(?!data:|https?:|\/|#)([^'"()\s]{1,300})\1\)/g;
  return css.replace(address, (_, quote: string, target: string) => {
    return `url(${quote}${new URL(target, base).pathname}${quote})`;
  });
}
