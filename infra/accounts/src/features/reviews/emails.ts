/** The emails to the author of a review, once a moderator has decided. */
import { brandOfSite } from '../../mail/brand';
import type { Email } from '../../mail/email';
import { button, document, muted, paragraph, strong } from '../../mail/html';
import { paragraphs, subjectLine } from '../../mail/text';
import type { QueuedReview } from './store';

const myReviewsPage = '/account/reviews';

/** Tells the author that the review is published, or why it is not. @param why null if it is published */
export function decisionEmail({ vehicle, site, email, name }: QueuedReview, why: string | null): Email {
  const subject =
    why === null ? `Your review of the ${vehicle} is published` : `Your review of the ${vehicle} was not published`;
  const said =
    why === null
      ? 'Thank you: other shoppers can read it now.'
      : `We have read it, and do not publish it as it is: ${why}. You can change it, and we read it again.`;
  const href = site + myReviewsPage;
  const footer = 'You get this email because you wrote the review. There is one for each decision.';
  const brand = brandOfSite(site);
  return {
    from: brand.name,
    to: { name, address: email },
    subject: subjectLine(subject),
    text: paragraphs([`${subject}.`, said, `Your reviews: ${href}`, footer]),
    html: document({
      brand,
      preview: said,
      body: [strong(subject, ''), paragraph(said), button(href, 'Your reviews')].join(''),
      footer: muted(footer),
    }),
  };
}
