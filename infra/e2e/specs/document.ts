/**
 * Returns the commands of a document's section as one script: `sh` blocks unchanged, and each block with a path as a command that writes
 * that file. The next `##` heading ends the section.
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
