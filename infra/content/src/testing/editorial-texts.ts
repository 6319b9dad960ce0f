/** An article's file, with fields and text of a test. */
export function articleText(fields: Readonly<Record<string, string>> = {}, body = 'A paragraph about cars.\n'): string {
  const front = {
    title: 'Five things to check',
    summary: 'In one sentence.',
    published: '2026-06-02',
    topic: 'buying',
    picture: '{ drawn: sedan/BLUE, alt: "A blue sedan, drawn" }',
    ...fields,
  };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', body].join('\n');
}
