/** How texts are escaped in a page; without the shell's server, so that it runs in browsers' bundles too. */
export { escapeHtml, escapeJson } from '@forecourt/shell/src/server/steps/document/escape';
