/** How the shell sends a page: what it is compared with has to do the same. */
export { compressPages, pageBrotli } from '@forecourt/shell/src/server/http/page-compression';
export { contentPolicy, policyHeader, securityHeaders } from '@forecourt/shell/src/server/http/security';
export { escapeHtml, escapeJson } from '@forecourt/shell/src/server/steps/document/escape';
