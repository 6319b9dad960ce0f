/**
 * The commands of a document's section as one script: `sh` blocks as they stand, and a block with a path is written to that file.
 * A new section of a heading `##` ends it.
 */
export function scriptOf(document: string, section: string): string {
  const [, text = ''] = document.split(`\n## ${section}\n`);
  const blocks = [...text.split('\n## ')[0]!.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)];
  const parts = blocks.flatMap(([, language, path, content]) => {
    if (path !== undefined) return [`cat > ${path} <<'END_OF_FILE'\n${content}END_OF_FILE\n`];
    return language === 'sh' ? [content!] : [];
  });
  return parts.join('');
}
