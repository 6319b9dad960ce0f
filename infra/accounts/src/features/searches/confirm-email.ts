/** The email that asks an address's owner to confirm alerts: no others are sent before. */

import { brandOf } from '../../mail/brand';
import type { Email } from '../../mail/email';
import { button, document, muted, paragraph, strong } from '../../mail/html';
import { subjectLine } from '../../mail/text';

export interface UnconfirmedSearch {
  email: string;
  brand: string;
  title: string;
  /** Origin of the site. */
  site: string;
  token: string;
}

export function confirmSearchEmail({ email, brand: id, title, site, token }: UnconfirmedSearch): Email {
  const brand = brandOf(id);
  const href = `${site}/account/alerts?token=${token}`;
  const question = `Somebody, probably you, asked ${brand.name} to write to ${email} when new vehicles match this search. The link leads to a page with a button: press it if this is what you want.`;
  const otherwise = 'If it was not you, you need not do anything: you will get no other email unless you confirm.';
  return {
    from: brand.name,
    to: { name: '', address: email },
    subject: subjectLine(`Please confirm: ${title || 'your saved search'}`, 110),
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
