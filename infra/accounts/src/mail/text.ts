/** Marks every line as quoted, so that a person's words cannot pass for the site's. */
export const quoted = (words: string) =>
  words
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** Joins paragraphs to the text of an email. */
export const paragraphs = (parts: readonly string[]) => `${parts.join('\n\n')}\n`;

/** Joins a text to one line, and cuts what mail programs would cut of a subject. */
export const subjectLine = (text: string, most = 120): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, most);
