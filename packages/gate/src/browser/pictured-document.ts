/** No script runs in it and nothing is loaded: a picture of HTML and styles. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
/** Pictures of the same document are the same. */
const atRest =
  '*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important}';

/** Brand, mode and styles of the document. */
export interface PicturedWith {
  brand: string;
  mode: 'light' | 'dark';
  /** Stylesheets, in order. */
  css: readonly string[];
}

/** Returns a document with a fragment's HTML, to take a picture of. */
export function picturedDocument(html: string, { brand, mode, css }: PicturedWith): string {
  // A stylesheet cannot end its element: the gate has read it, and the text of an end tag is no CSS.
  const styles = [...css, atRest].join('\n').replaceAll('</', '<\\/');
  return (
    `<!doctype html><html lang="en-US" data-theme="${brand}" style="color-scheme:${mode}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${styles}</style></head>` +
    `<body class="fc-page"><main id="main">${html}</main></body></html>`
  );
}
