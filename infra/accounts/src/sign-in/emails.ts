/** Emails to people about their account. Each says why it was sent: its reader may not be the person who asked for it. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { brandOfSite } from '../mail/brand';
import type { Email } from '../mail/email';
import { button, document, heading, muted, paragraph } from '../mail/html';
import { queueEmails } from '../mail/queue';
import { paragraphs } from '../mail/text';

export interface AboutAccount {
  email: string;
  name: string;
  /** Origin of the site on which the person was. */
  origin: string;
}

/** A link: an address in the text, a button in the document. */
interface Link {
  href: string;
  words: string;
}

/** Stores an email about an account, in the transaction of its cause; wake the outbox once that is committed. */
export const queueAccountEmail = (db: Kysely<Database>, email: Email, now: number): Promise<void> =>
  queueEmails(db, [{ name: `account-${randomUUID()}`, email }], now);

/** Returns a person's name and address, for emails about their account. */
export const recipientOf = (db: Kysely<Database>, personId: string): Promise<Pick<AboutAccount, 'email' | 'name'>> =>
  db.selectFrom('persons').select(['email', 'name']).where('id', '=', personId).executeTakeFirstOrThrow();

function compose({ email, name, origin }: AboutAccount, subject: string, parts: readonly (string | Link)[]): Email {
  const brand = brandOfSite(origin);
  const isText = (part: string | Link) => typeof part === 'string';
  return {
    from: brand.name,
    to: { name, address: email },
    subject,
    text: paragraphs(parts.map((part) => (isText(part) ? part : part.href))),
    html: document({
      brand,
      preview: parts.find(isText) ?? subject,
      body: [
        heading(subject),
        ...parts.map((part) => (isText(part) ? paragraph(part) : button(part.href, part.words))),
      ].join(''),
      footer: muted(`This email is about your account at ${brand.name}.`),
    }),
  };
}

const ignore = 'If it was not you, you need not do anything: without this email nobody can continue.';
const siteOf = ({ origin }: AboutAccount) => brandOfSite(origin).name;

/** Returns the email to an address with which somebody signed up. @param refUrl the path at which they continue */
export function confirmAddressEmail(about: AboutAccount, token: string, refUrl: string | undefined): Email {
  const query = new URLSearchParams({ token, ...(refUrl !== undefined && { refUrl }) });
  return compose(about, 'Confirm your email address', [
    'Open this link and press the button to confirm your email address. That creates your account. In another browser than the one in which you signed up you choose your password there. The link works once, for 24 hours:',
    { href: `${about.origin}/account/verify?${query}`, words: 'Confirm my address' },
    `Somebody signed up with this address at ${siteOf(about)}. ${ignore}`,
  ]);
}

/** Returns the email to an address that has an account. The page answers as for a new address, so that only the mailbox's owner learns of the account. */
export function alreadyRegisteredEmail(about: AboutAccount, signInPath: string): Email {
  return compose(about, 'You have an account already', [
    'Somebody, perhaps you, tried to create an account with this address. You have one already: sign in, or choose a new password there.',
    { href: `${about.origin}${signInPath}`, words: 'Sign in' },
    'If it was not you, you need not do anything.',
  ]);
}

/** Returns the email to a person who forgot the password. */
export function resetPasswordEmail(about: AboutAccount, token: string): Email {
  return compose(about, 'Choose a new password', [
    'Open this link to choose a new password: that signs out every device, and removes the passkeys that you do not select there. It works once, for an hour:',
    {
      href: `${about.origin}/account/reset-password?${new URLSearchParams({ token })}`,
      words: 'Choose a new password',
    },
    `Somebody asked for it at ${siteOf(about)}. ${ignore}`,
  ]);
}

/** Returns the email to a new address of an account, which has to be confirmed. */
export function newAddressEmail(about: AboutAccount, token: string): Email {
  return compose(about, 'Confirm your new email address', [
    'Open this link while you are signed in to your account, and press the button, to use this address for it. The link works once, for 24 hours:',
    { href: `${about.origin}/account/confirm-email?${new URLSearchParams({ token })}`, words: 'Use this address' },
    `Somebody asked for it at ${siteOf(about)}. ${ignore}`,
  ]);
}

/** Returns the email to the former address. @param email the new one */
export function addressChangedEmail(about: AboutAccount, email: string): Email {
  return compose(about, 'Your email address was changed', [
    `The address of your account at ${siteOf(about)} is now ${email}. Every other device was signed out.`,
    'If it was not you, answer this email at once.',
  ]);
}

/** Returns the email to a person who added a passkey. */
export function passkeyAddedEmail(about: AboutAccount): Email {
  return compose(about, 'A passkey was added', [
    `A passkey was added to your account at ${siteOf(about)}. With it you can sign in without a password.`,
    'If it was not you, choose a new password with "Forgot your password?", and do not select that passkey there.',
  ]);
}

/** Returns the email to a person who connected another provider. @param provider its host */
export function providerConnectedEmail(about: AboutAccount, provider: string): Email {
  return compose(about, 'A way to sign in was added', [
    `You can now sign in to your account at ${siteOf(about)} with ${provider}, too.`,
    'If it was not you, choose a new password with "Forgot your password?", and do not select that way to sign in there.',
  ]);
}

/** Returns the email to a person whose password was changed. @param ended number of passkeys and connected providers that ended with it */
export function passwordChangedEmail(about: AboutAccount, ended = 0): Email {
  const ways = ended === 0 ? '' : ` Passkeys and other ways to sign in that were removed: ${ended}.`;
  return compose(about, 'Your password was changed', [
    `The password of your account at ${siteOf(about)} was changed, and every other device was signed out.${ways}`,
    'If it was not you, choose a new password at once on the page where you sign in, with "Forgot your password?".',
  ]);
}

/** Returns the email to a person who signed in with a browser that the account does not know. */
export function newBrowserEmail(about: AboutAccount, at: Date): Email {
  return compose(about, 'A new sign-in to your account', [
    `Somebody, probably you, signed in to your account at ${siteOf(about)} with a browser that was not used for it before, on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
    'If it was you, you need not do anything. If not, choose a new password at once: that signs out every device.',
    { href: `${about.origin}/account/sign-in`, words: 'Your account' },
  ]);
}
