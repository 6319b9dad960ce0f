export interface Rule {
  name: string;
  /** Whether no part of the rule is built; a rule with only a part missing counts as built. */
  unbuilt: boolean;
}

/** Returns the rules of `docs/rules.md`: each has a heading; unbuilt ones begin with `*Not built yet.*`. */
export function rulesOf(markdown: string): Rule[] {
  const [, ...sections] = markdown.split(/^### (?=R\d+$)/m);
  return sections.map((section) => ({
    name: /^R\d+/.exec(section)![0],
    unbuilt: /^R\d+\s+\*Not built yet\.\*/.test(section),
  }));
}
