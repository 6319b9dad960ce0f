import type { SourceData } from '@forecourt/contracts';
import { type PackedView, unpackView } from '@forecourt/listing';
import type { ReferenceData } from '@forecourt/search-state';

/** What one search brings to the page. */
export interface PageData {
  sources: SourceData;
  reference: ReferenceData;
}

/**
 * Loads another address through the shell: the same sources, timeouts and fallbacks as a page's.
 * @param plan id of the plan that the page began with @throws when it failed
 */
export async function loadView(
  url: string,
  needs: readonly string[],
  plan: string,
  signal: AbortSignal,
): Promise<PageData> {
  const query = new URLSearchParams({ url, needs: needs.join(','), plan });
  const response = await fetch(`/_shell/view?${query}`, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The search ${url} was answered with ${response.status}.`);
  const { data, reference } = unpackView((await response.json()) as PackedView);
  return { sources: data, reference };
}
