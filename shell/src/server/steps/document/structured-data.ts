import { escapeJson } from './escape';

/** Returns a JSON-LD value as a script element, escaped so that nothing in it can end the element. */
export function jsonLdScript(value: unknown): string {
  return `<script type="application/ld+json">${escapeJson(JSON.stringify(value))}</script>`;
}
