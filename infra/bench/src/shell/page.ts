/** How the shell sends a page; the servers that it is compared with do the same. */
export { compressPages, pageBrotli } from '@forecourt/shell/src/server/http/page-compression';
export { contentPolicy, policyHeader, securityHeaders } from '@forecourt/shell/src/server/http/security';
