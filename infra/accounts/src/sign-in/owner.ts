/** The owner of stored data: a person with an account, or a device of which nothing else is known. */
export type Owner = `person:${string}` | `device:${string}`;

/** Returns the owner of a person's data. @param id of the person */
export const personOwner = (id: string): Owner => `person:${id}`;

/** Returns the person's id; null for a device. */
export const personIn = (owner: string): string | null =>
  owner.startsWith('person:') ? owner.slice('person:'.length) : null;

/** The subject of stored data: it includes data that was left with the subject's address. */
export interface Subject {
  owner: Owner;
  /** In lower case; null if the subject has confirmed none: an address alone shows nothing. */
  email: string | null;
}
