/** The words of one of the site's own pages, such as its privacy notice. `{brand}` stands for the brand's name, `{id}` for its id. */
export interface Article {
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** The site's own pages, as its footer names them. */
export const sitePages = [
  { href: '/about', label: 'About us' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms of use' },
  { href: '/accessibility', label: 'Accessibility' },
] as const;

/** The words of an article as a brand says them. */
export function inBrandsWords(text: string, { id, name }: { id: string; name: string }): string {
  return text.replaceAll('{brand}', () => name).replaceAll('{id}', () => id);
}
