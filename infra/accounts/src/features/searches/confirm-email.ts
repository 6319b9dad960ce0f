/** The letter that asks whoever has an address whether alerts are to come there: nobody is written to who has not said yes. */

import { brandOf } from '../../mail/brand';
import type { Email } from '../../mail/email';
import { button, document, muted, paragraph, strong } from '../../mail/html';

export interface Asked {
  email: string;
  brand: string;
  title: string;
  /** Origin of the site. */
  site: string;
  token: string;
}

export function confirmSearchEmail({ email, brand: id, title, site, token }: Asked): Email {
  const brand = brandOf(id);
  const href = `${site}/account/alerts?token=${token}`;
  const question = `Somebody, probably you, asked ${brand.name} to write to ${email} when new vehicles match this search. The link leads to a page with a button: press it if this is what you want.`;
  const otherwise = 'If it was not you, nothing needs to be done: without your yes no other email comes.';
  return {
    to: { name: '', address: email },
    subject: `Please confirm: ${title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ') || 'your saved search'}`.slice(0, 110),
    text: `${[title, question, href, otherwise].join('\n\n')}\n`,
    html: document({
      brand,
      preview: 'Confirm, and alerts about this search come.',
      body: [strong(title || 'Your saved search', 'Email alerts'), paragraph(question), button(href, 'Confirm')].join(
        '',
      ),
      footer: muted(otherwise),
    }),
  };
}
