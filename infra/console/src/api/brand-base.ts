/** The state of a brand from which a form begins, and checks that it is still the present one before a change is sent. */
import { changedByOther } from './based';
import { type BrandDetails, brandDetails, brandHistory } from './brands';
import { actionText, authorName } from './names';
import { currentTag, queryClient } from './queries';

/** Returns the last change of a brand as text. If the text is the same later, nothing has changed in between. */
export function changeText(all: readonly BrandDetails[], brand: string): string {
  const last = all.find((one) => one.brand === brand)?.lastChange;
  return last == null ? 'none recorded' : `${actionText(last.action)} by ${authorName(last)}, ${last.at}`;
}

/**
 * Returns the registry's entity tag if a brand's data, layouts and flags are still those that a change is based on.
 * @param base see `changeText` @param remedy what was not done, and what to do @throws Refusal with status 412 otherwise
 */
export async function tagAfter(brand: string, base: string, remedy: string): Promise<string> {
  const etag = await currentTag();
  const now = changeText(await queryClient.fetchQuery({ ...brandDetails, staleTime: 0 }), brand);
  if (now === base) return etag;
  throw changedByOther(`Somebody else changed ${brand}`, `Its last change was: ${base}. Now it is: ${now}. ${remedy}`);
}

/** Returns the registry's entity tag if a brand's data still has this version. @throws Refusal with status 412 otherwise */
export async function tagAt(brand: string, version: number): Promise<string> {
  const etag = await currentTag();
  const now = await queryClient.fetchQuery({ ...brandHistory(brand), staleTime: 0 });
  if (now.version === version) return etag;
  throw changedByOther(`Somebody else changed ${brand}`, `It is at version ${now.version} of its data now.`);
}
