/** The text of one of the site's own pages, such as its privacy notice. `{brand}` stands for the brand's name, `{id}` for its id. */
export interface Article {
  title: string;
  sections: readonly {
    heading: string;
    paragraphs: readonly string[];
    /** Links to further pages of the site. */
    links?: readonly { label: string; href: string }[] | undefined;
  }[];
}

/** The site's own pages that its footer links. */
export const sitePages = [
  { href: '/about', label: 'About us' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms of use' },
  { href: '/accessibility', label: 'Accessibility' },
] as const;

/** Further pages of the site, which its ads link. */
export const guidePages = [
  { href: '/car-insurance', label: 'Car insurance' },
  { href: '/car-payments', label: 'Car payments' },
  { href: '/vehicle-protection', label: 'Vehicle protection' },
  { href: '/home-charging', label: 'Home charging' },
] as const;

/** Returns a text of an article with the brand's name and id. */
export function inBrandsWords(text: string, { id, name }: { id: string; name: string }): string {
  return text.replaceAll('{brand}', () => name).replaceAll('{id}', () => id);
}
