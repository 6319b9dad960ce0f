/** A place in the version's own file, `mfe-a@1.0.0/server.js:3:14`. */
const place = /[^\s(]*\/(server[\w.-]*\.js):(\d+)(?::(\d+))?/;
const longest = 300;

/** Returns an error in one line: its message, and its position in the version. */
export function explain(text: string): string {
  const lines = text.split('\n');
  const message = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
  const where = placeIn(text);
  return where === null ? message.slice(0, longest) : `${message.slice(0, longest)} (${where})`;
}

/** Returns the first position in the version that a text names, `server.js line 3, column 14`. */
export function placeIn(text: string): string | null {
  const found = place.exec(text);
  if (found === null) return null;
  const [, file, line, column] = found;
  return `${file} line ${line}${column === undefined ? '' : `, column ${column}`}`;
}
