/** Whose something is: a person's who has an account, or a device's of which nothing else is known. */
export type Owner = `person:${string}` | `device:${string}`;

export const personOwner = (id: string): Owner => `person:${id}`;

/** The id of the person; null where it is a device's. */
export const personIn = (owner: string): string | null =>
  owner.startsWith('person:') ? owner.slice('person:'.length) : null;
