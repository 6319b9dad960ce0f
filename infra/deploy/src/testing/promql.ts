import { parser } from '@prometheus-io/lezer-promql';

/** A metric of an expression, and the labels that it selects or groups by. */
export interface Selected {
  metric: string;
  labels: string[];
}

/** Returns the metrics of a PromQL expression. @throws if it is invalid */
export function selectedBy(expression: string): Selected[] {
  const text = ({ from, to }: { from: number; to: number }) => expression.slice(from, to);
  const metrics: Selected[] = [];
  const grouped: string[] = [];
  parser.parse(expression).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`${expression} is no PromQL, from "${expression.slice(node.from)}" on.`);
      if (node.name === 'GroupingLabels') grouped.push(...node.node.getChildren('LabelName').map(text));
      if (node.name !== 'VectorSelector') return;
      const name = node.node.getChild('Identifier');
      if (name === null) throw new Error(`${expression} selects no metric by name.`);
      const matchers = node.node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      const labels = matchers.flatMap((matcher) => matcher.getChildren('LabelName').map(text));
      metrics.push({ metric: text(name), labels });
    },
  });
  return metrics.map(({ metric, labels }) => ({ metric, labels: [...labels, ...grouped] }));
}
