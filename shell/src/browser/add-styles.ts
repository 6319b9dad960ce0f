/**
 * Adds stylesheets that the page does not have yet.
 * @param css integrity by URL
 * @throws if one cannot be loaded
 */
export async function addStyles(css: Readonly<Record<string, string>>): Promise<void> {
  const known = new Set(
    [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
  );
  const added = Object.entries(css).filter(([url]) => !known.has(url));
  await Promise.all(
    added.map(
      ([href, integrity]) =>
        new Promise((resolve, reject) => {
          const link = document.createElement('link');
          Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous', onload: resolve });
          link.onerror = () => {
            link.remove();
            reject(new Error(`Styles could not be loaded: ${href}`));
          };
          document.head.append(link);
        }),
    ),
  );
}
