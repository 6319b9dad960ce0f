/** What is written to people about their account. Each says why it comes; nobody has confirmed yet that the address is the reader's. */

import { brandOfSite } from '../mail/brand';
import type { Letter } from '../mail/email';
import { button, document, heading, muted, paragraph } from '../mail/html';
import { paragraphs } from '../mail/text';

export interface AboutAccount {
  email: string;
  name: string;
  /** Scheme and host of the site that they were on. */
  origin: string;
}

/** Where a letter leads: in the text its address, in the document a button. */
interface Way {
  href: string;
  words: string;
}

function letter({ email, name, origin }: AboutAccount, subject: string, parts: readonly (string | Way)[]): Letter {
  const isWords = (part: string | Way) => typeof part === 'string';
  return {
    to: { name, address: email },
    subject,
    text: paragraphs(parts.map((part) => (isWords(part) ? part : part.href))),
    html: document({
      brand: brandOfSite(origin),
      preview: parts.find(isWords) ?? subject,
      body: [
        heading(subject),
        ...parts.map((part) => (isWords(part) ? paragraph(part) : button(part.href, part.words))),
      ].join(''),
      footer: muted(`This email is about your account at ${brandOfSite(origin).name}.`),
    }),
  };
}

const ignore = 'If it was not you, nothing needs to be done: without this email nobody can go on.';
const siteOf = ({ origin }: AboutAccount) => brandOfSite(origin).name;

export function confirmLetter(about: AboutAccount, token: string, refUrl: string | undefined): Letter {
  const query = new URLSearchParams({ token, ...(refUrl !== undefined && { refUrl }) });
  return letter(about, 'Confirm your email address', [
    'Open this link and press the button to confirm your email address: that makes your account. In another browser than the one in which you signed up you choose your password there. The link works once, for 24 hours:',
    { href: `${about.origin}/account/verify?${query}`, words: 'Confirm my address' },
    `Somebody signed up with this address at ${siteOf(about)}. ${ignore}`,
  ]);
}

/** The answer on the page is the same as for a new address: only the owner of the box learns of it. */
export function haveOneLetter(about: AboutAccount, signInPath: string): Letter {
  return letter(about, 'You have an account already', [
    'Somebody, perhaps you, tried to make an account with this address. You have one already: sign in, or choose a new password there.',
    { href: `${about.origin}${signInPath}`, words: 'Sign in' },
    'If it was not you, nothing needs to be done.',
  ]);
}

export function resetLetter(about: AboutAccount, token: string): Letter {
  return letter(about, 'Choose a new password', [
    'Open this link to choose a new password: that signs out every device, and ends the passkeys that you do not keep there. It works once, for an hour:',
    {
      href: `${about.origin}/account/reset-password?${new URLSearchParams({ token })}`,
      words: 'Choose a new password',
    },
    `Somebody asked for it at ${siteOf(about)}. ${ignore}`,
  ]);
}

export function newAddressLetter(about: AboutAccount, token: string): Letter {
  return letter(about, 'Confirm your new email address', [
    'Open this link while you are signed in to your account, and press the button, to use this address for it. The link works once, for 24 hours:',
    { href: `${about.origin}/account/confirm-email?${new URLSearchParams({ token })}`, words: 'Use this address' },
    `Somebody asked for it at ${siteOf(about)}. ${ignore}`,
  ]);
}

/** To the address of before. @param email the new one */
export function movedLetter(about: AboutAccount, email: string): Letter {
  return letter(about, 'Your email address was changed', [
    `The address of your account at ${siteOf(about)} is ${email} from now on. Every other device was signed out.`,
    'If it was not you, answer to this email at once.',
  ]);
}

export function passkeyLetter(about: AboutAccount): Letter {
  return letter(about, 'A passkey was added', [
    `A passkey was added to your account at ${siteOf(about)}: by it one signs in without a password.`,
    'If it was not you, choose a new password by "Forgot your password?", and do not keep that passkey there.',
  ]);
}

/** @param provider its host */
export function connectedLetter(about: AboutAccount, provider: string): Letter {
  return letter(about, 'A way to sign in was added', [
    `From now on one signs in to your account at ${siteOf(about)} by ${provider}, too.`,
    'If it was not you, choose a new password by "Forgot your password?", and do not keep that way to sign in there.',
  ]);
}

/** @param ended how many passkeys and other ways to sign in ended with the old one */
export function changedLetter(about: AboutAccount, ended = 0): Letter {
  const ways = ended === 0 ? '' : ` Passkeys and other ways to sign in that were not kept: ${ended}. They ended, too.`;
  return letter(about, 'Your password was changed', [
    `The password of your account at ${siteOf(about)} was changed, and every other device was signed out.${ways}`,
    'If it was not you, choose a new password at once on the page where you sign in, by "Forgot your password?".',
  ]);
}

export function strangeBrowserLetter(about: AboutAccount, at: Date): Letter {
  return letter(about, 'A new sign-in to your account', [
    `Somebody, probably you, signed in to your account at ${siteOf(about)} by a browser that was not used for it before, on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
    'If it was you, nothing needs to be done. If not, choose a new password at once: that signs out every device.',
    { href: `${about.origin}/account/sign-in`, words: 'Your account' },
  ]);
}
