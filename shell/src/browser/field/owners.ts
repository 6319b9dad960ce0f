import type { ModuleKey } from '@forecourt/contracts';
import type { BrowserPlan } from '../../server/steps/document/browser-plan';

/** Finds the version that an element or a script belongs to; undefined for the site's own. */
export interface Owners {
  /** All versions of the page. */
  versions: readonly ModuleKey[];
  ofNode(node: Node | null | undefined): ModuleKey | undefined;
  ofUrl(url: string): ModuleKey | undefined;
}

const keyOf = ({ remote, version }: { remote: string; version: string }): ModuleKey => `${remote}@${version}`;

export function ownersOf({ slots, remotes }: Pick<BrowserPlan, 'slots' | 'remotes'>): Owners {
  const bySlot = new Map(slots.map((slot) => [slot.slot, keyOf(slot)]));
  const versions = [...new Set(bySlot.values())];
  return {
    versions,
    ofNode(node) {
      const element = node instanceof Element ? node : node?.parentElement;
      const { slot, overlay } = element?.closest<HTMLElement>('[data-slot],[data-overlay]')?.dataset ?? {};
      const [remote = ''] = overlay?.split('/') ?? [];
      return slot === undefined ? remotes[remote] && keyOf({ remote, ...remotes[remote] }) : bySlot.get(slot);
    },
    ofUrl(url) {
      const [, remote, version] = /\/_shell\/remotes\/([^/]+)\/([^/]+)\//.exec(url) ?? [];
      const key = `${remote}@${version}`;
      return versions.includes(key) ? key : undefined;
    },
  };
}
