const { parse } = require('acorn');

exports.spreadStarts = (program) => {
  const starts = [];
  const visit = (node) => {
    if (node.type === 'ObjectExpression' && node.properties.length > 1 && node.properties[0].type === 'SpreadElement')
      starts.push(node.properties[0].start);
    for (const key in node) {
      const held = node[key];
      for (const one of Array.isArray(held) ? held : [held]) if (typeof one?.type === 'string') visit(one);
    }
  };
  visit(program);
  return starts;
};

exports.spreadStart = '...null, ';

exports.quickSpreads = (code, sourceType) => {
  let from = 0;
  const parts = [];
  for (const start of exports.spreadStarts(parse(code, { ecmaVersion: 'latest', sourceType })).sort((a, b) => a - b)) {
    parts.push(code.slice(from, start));
    from = start;
  }
  return [...parts, code.slice(from)].join(exports.spreadStart);
};
