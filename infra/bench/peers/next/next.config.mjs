/** Next.js's defaults, without features for development. */
export default {
  poweredByHeader: false,
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
};
