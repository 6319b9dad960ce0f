export interface Rule {
  name: string;
  /** Nothing does any of it so far; where only a part is missing, the rule counts as built. */
  unbuilt: boolean;
}

/** The rules of `docs/rules.md`: a heading each, and `*Not built yet.*` at the beginning of what nothing does. */
export function rulesOf(markdown: string): Rule[] {
  const [, ...sections] = markdown.split(/^### (?=R\d+$)/m);
  return sections.map((section) => ({
    name: /^R\d+/.exec(section)![0],
    unbuilt: /^R\d+\s+\*Not built yet\.\*/.test(section),
  }));
}
