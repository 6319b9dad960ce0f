/** Stylesheet of the inspector. The panel is in a shadow root, so that its styles and the page's do not affect each other. */
export const panelCss = `
:host { all: initial; }
section {
  position: fixed; inset: auto 0 0; z-index: 2147483647; max-block-size: 45vh; overflow: auto; box-sizing: border-box;
  background: #14101f; color: #f4f1fa; font: 13px/1.45 system-ui, sans-serif; border-block-start: 3px solid #b794f6;
}
header { position: sticky; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 6px 12px; background: #2b1055; }
h2 { margin: 0; font-size: 15px; }
header p { flex: 1 1 12rem; margin: 0; }
button { font: inherit; color: inherit; background: none; border: 1px solid currentcolor; border-radius: 4px; min-block-size: 28px; padding: 2px 10px; cursor: pointer; }
button[aria-pressed="true"] { background: #f4f1fa; color: #2b1055; }
:focus-visible { outline: 3px solid #ffd9a0; outline-offset: 1px; }
details { padding: 4px 12px; }
summary { font-weight: 600; padding-block: 4px; cursor: pointer; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; padding: 4px 10px 4px 0; border-block-end: 1px solid #443a5c; }
th { font-weight: 600; white-space: nowrap; }
td { font-variant-numeric: tabular-nums; }
ol, ul { margin: 0; padding: 0 0 4px; list-style: none; }
li { overflow-wrap: anywhere; padding-block: 1px; }
.bad { color: #ffb4a8; }
`;

/**
 * Returns outlines of all slots, with a thicker one around the chosen slot. Outlines take no space: nothing moves. Names of slots need no
 * escaping, see contracts.
 */
export function outlineCss(chosen: string | null): string {
  return [
    '[data-slot]{outline:2px dashed #8b5cf6;outline-offset:-2px}',
    '[data-slot][data-outcome="fallback"]{outline-color:#dc2626}',
    ...(chosen === null ? [] : [`[data-slot="${chosen}"]{outline:4px solid #d97706;outline-offset:-4px}`]),
  ].join('');
}
