/** Whose something is: a person's who has an account, or a device's of which nothing else is known. */
export type Owner = `person:${string}` | `device:${string}`;

export const personOwner = (id: string): Owner => `person:${id}`;
