import { brands } from '@forecourt/brands';
import { completeBrand, themeCss } from '@forecourt/contracts';
import type { Rehearsal, Rehearsed } from '@forecourt/contracts/rehearsal';
import { type Gate, manifestIn, type Upload, type Version } from '@forecourt/gate';
import { own, reasonOf } from '@forecourt/service';
import { ProblemError } from '../problems';
import { brandIn } from '../store/brands';
import type { RegistryStore } from '../store/registry-store';
import type { SampledInputs } from '../store/sampled-inputs';
import type { Target } from '../store/transitions';
import { readUpload } from '../store/version-folder';

/** Number of views on which a version is rehearsed before its promotion. */
const promotionViews = 1000;

export interface RehearsalOptions {
  store: RegistryStore;
  gate: Gate;
  inputs: SampledInputs;
}

/** Rehearses versions on the pages that shells were asked for lately. */
export class Rehearsals {
  constructor(private readonly options: RehearsalOptions) {}

  /**
   * Renders an upload, and the version that each brand serves, on sampled pages.
   * @throws ProblemError `nothing-to-do` if no brand serves the remote, `version-refused`, `no-rehearsals`
   */
  async run(upload: Upload, brandIds: readonly string[], views: number): Promise<Rehearsal> {
    const { store, gate, inputs } = this.options;
    const { remote, version, files } = upload;
    const manifest = manifestIn(files);
    if (manifest === null || manifest.name !== remote || manifest.version !== version)
      throw new ProblemError('version-refused', `${remote}@${version} has no valid manifest of its name and version.`);
    const served = await this.served(remote, brandIds);
    if (Object.keys(served).length === 0)
      throw new ProblemError(
        'nothing-to-do',
        `No brand serves a version of ${remote} yet, so there is nothing to compare with. Promote one first.`,
      );
    const themeOf = (id: string) => {
      const brand = brandIn(store.state, id);
      return brand === undefined ? '' : themeCss(id, completeBrand(brand, brands[0]).theme);
    };
    const work = { candidate: { manifest, files }, served, inputs: inputs.latest(remote, views), themeOf };
    const rehearsal = await gate.rehearse(work).catch((error: unknown) => {
      throw new ProblemError('version-refused', `${remote}@${version} could not be rehearsed: ${reasonOf(error)}.`);
    });
    if (rehearsal !== null) return rehearsal;
    throw new ProblemError('no-rehearsals', 'This registry runs no versions (GATE=off), so it rehearses none.');
  }

  /**
   * Rehearses a published version before its promotion.
   * @throws ProblemError also `rehearsal-failed` with the reasons, if it fails where the served version does not, or there were no pages
   */
  async before({ remote, brands: brandIds }: Target, version: string): Promise<Rehearsed> {
    const { store } = this.options;
    if (own(own(store.state.remotes, remote) ?? {}, version) === undefined)
      throw new ProblemError('unknown-version', `${remote}@${version} is not published. Publish it first.`);
    const files = await readUpload(await store.folderOf(remote, version));
    const { views, differing, failing, groups, warnings } = await this.run(
      { remote, version, files },
      brandIds,
      promotionViews,
    );
    if (views === 0)
      throw new ProblemError('rehearsal-failed', `${remote}@${version} was not promoted.`, [...warnings]);
    if (failing > 0)
      throw new ProblemError(
        'rehearsal-failed',
        `${remote}@${version} was not promoted: it fails on ${failing} of ${views} pages on which the served version does not.`,
        groups.flatMap(({ kind, fragment, name, views: on, example }) =>
          kind === 'fails' ? [`${fragment}: ${name}, on ${on} pages, such as ${example.url} of ${example.brand}`] : [],
        ),
      );
    return { views, differing, failing };
  }

  /** Returns the version that each of these brands serves; brands that serve none are left out. */
  private async served(remote: string, brandIds: readonly string[]): Promise<Record<string, Version>> {
    const { store } = this.options;
    const versions = new Map<string, Version>();
    const served: Record<string, Version> = {};
    for (const brand of brandIds) {
      const version = own(own(store.state.channels, brand) ?? {}, remote)?.version;
      if (version === undefined) continue;
      const known = versions.get(version) ?? versionOf(await readUpload(await store.folderOf(remote, version)));
      versions.set(version, known);
      served[brand] = known;
    }
    return served;
  }
}

function versionOf(files: Upload['files']): Version {
  const manifest = manifestIn(files);
  if (manifest === null) throw new ProblemError('internal', 'A published version has no valid manifest.');
  return { manifest, files };
}
