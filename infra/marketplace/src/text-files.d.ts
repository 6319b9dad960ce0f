/** A text file, imported `with { type: 'text' }`: bundled into the programs that need it. */
declare module '*.txt' {
  const text: string;
  export default text;
}

declare module '*.csv' {
  const text: string;
  export default text;
}
