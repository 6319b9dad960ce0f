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

/** Size of the sheets that are cached in memory, bytes; all are on disk. */
const textBytes = 8 * 2 ** 20;

/**
 * Makes one stylesheet for a plan: the site's base, the brand's theme, then the CSS of every slot's fragment in plan order, each file once
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

  /** Returns the site's base with the brand's theme alone, for pages without slots. */
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

  /** Returns the CSS of a sheet that was made before, also before a restart; undefined if there is none of that name. */
  async byName(name: string): Promise<Buffer | undefined> {
    const known = this.texts.get(urlOf(name));
    if (known !== undefined) return known;
    const stored = await this.options.disk.read(`styles/${name}`);
    // Its name is a digest of its content: a different one means that the file was changed.
    return stored !== null && nameOf(integrityOf(stored)) === name ? stored : undefined;
  }

  private async make(plan: Plan, brand: Brand): Promise<Stylesheet> {
    const parts = new Map<string, string>();
    for (const slot of plan.slots) {
      if (slot.failure !== null) continue;
      for (const { path, bytes, integrity } of await this.filesOf(slot).catch(() => {
        // A file cannot be fetched now: this page goes without it, and the next one tries again.
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

  /** Reads the version's own manifest, because the served version may have changed since the plan was made. */
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

/** Returns the beginning of the digest, in characters that a file name may have. */
function nameOf(integrity: string): string {
  const digest = integrity.slice('sha384-'.length).replace(/[^A-Za-z0-9]/g, '');
  return `${digest.slice(0, 20)}.css`;
}

const urlOf = (name: string) => `/_shell/styles/${name}`;

/** Makes `url(x.png)` absolute: it is relative to the remote's sheet, not to the joined one. Linear, because an address has a maximum length. */
function withAbsoluteUrls(css: string, remote: string, version: string, path: string): string {
  const base = new URL(remoteUrl(remote, version, path), 'http://shell');
  const address = /url\((['"]?)(?!data:|https?:|\/|#)([^'"()\s]{1,300})\1\)/g;
  return css.replace(address, (_, quote: string, target: string) => {
    return `url(${quote}${new URL(target, base).pathname}${quote})`;
  });
}
