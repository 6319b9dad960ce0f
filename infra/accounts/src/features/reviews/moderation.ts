/** Points out parts of a review to its moderator. A finding refuses nothing: moderators decide. */
import { createHash } from 'node:crypto';

export const findingTexts = {
  link: 'contains a link',
  address: 'contains an email address or a phone number',
  markup: 'contains markup',
  'mixed-letters': 'mixes letters of several alphabets in a word',
  shouting: 'is written in capitals',
  repeated: 'has the words of another review',
} as const;
export type Finding = keyof typeof findingTexts;

const link = /https?:|www\.|\b[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|io|shop|site|online|ru|cn|xyz|top)\b/iu;
const address = /[^\s@]+@[^\s@]+\.[^\s@]{2,}|(?:\+?\d[\s().-]*){10,}/u;
const markup = /<\/?[a-z][^>]*>|\[\/?(?:url|img|b|i)\b|&#?\w+;/i;
const words = /[\p{L}\p{M}]+/gu;
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Returns a text in its usual characters, without invisible ones. */
const plain = (text: string) => text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Lists what stands out in the words of a review. @param isRepeated whether another review has the same words */
export function findingsIn(review: { title: string; text: string; byline: string }, isRepeated: boolean): Finding[] {
  const all = plain(`${review.title}\n${review.text}\n${review.byline}`);
  const letters = review.text.match(/\p{L}/gu) ?? [];
  const capitals = review.text.match(/\p{Lu}/gu) ?? [];
  const isMixed = (all.match(words) ?? []).some((word) => alphabets.filter((one) => one.test(word)).length > 1);
  return (
    [
      ['link', link.test(all)],
      ['address', address.test(all)],
      ['markup', markup.test(all)],
      ['mixed-letters', isMixed],
      ['shouting', letters.length >= 40 && capitals.length > letters.length * 0.6],
      ['repeated', isRepeated],
    ] as const
  ).flatMap(([finding, isThere]) => (isThere ? [finding] : []));
}

/** Returns a digest of the words of a text: case, marks and spaces do not count. */
export function wordsDigest(text: string): string {
  const inOrder = (plain(text).toLowerCase().match(words) ?? []).join(' ');
  return createHash('sha256').update(inOrder).digest('hex');
}
