import { escapeJson } from './escape';

/** One value of JSON-LD as a script that nothing in it can end. */
export function jsonLdScript(value: unknown, nonce: string): string {
  return `<script type="application/ld+json" nonce="${nonce}">${escapeJson(JSON.stringify(value))}</script>`;
}
