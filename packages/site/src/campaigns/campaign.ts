/** Cookies with the id of the campaign that brought a visitor (R12), the most specific first. */
export const campaignCookies = ['psid', 'siomid', 'paymentCard'] as const;

const id = /^[A-Za-z0-9_-]{1,64}$/;

/** Form of a campaign in stored data: the name of its parameter, and its id. */
export const campaignPattern = /^(?:psid|siomid|paymentCard)=[A-Za-z0-9_-]{1,64}$/;

/** Returns the campaign in a visitor's cookies, such as `psid=spring`; undefined without one. */
export function campaignIn(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
  for (const name of campaignCookies) {
    const value = Object.hasOwn(cookies, name) ? cookies[name] : undefined;
    if (value !== undefined && id.test(value)) return `${name}=${value}`;
  }
  return undefined;
}
