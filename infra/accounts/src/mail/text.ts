/** Marked line by line, so that nobody's words pass for ours. */
export const quoted = (words: string) =>
  words
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

export const paragraphs = (parts: readonly string[]) => `${parts.join('\n\n')}\n`;
