import { escapeJson } from './escape';

/** One value of JSON-LD as a script that nothing in it can end. */
export function jsonLdScript(value: unknown): string {
  return `<script type="application/ld+json">${escapeJson(JSON.stringify(value))}</script>`;
}
