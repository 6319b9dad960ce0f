/** The words of one of the site's own pages, such as its privacy notice. `{brand}` stands for the brand's name, `{id}` for its id. */
export interface Article {
  title: string;
  sections: readonly {
    heading: string;
    paragraphs: readonly string[];
    /** Pages of the site to go on to. */
    links?: readonly { label: string; href: string }[] | undefined;
  }[];
}

/** The site's own pages, as its footer names them. */
export const sitePages = [
  { href: '/about', label: 'About us' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms of use' },
  { href: '/accessibility', label: 'Accessibility' },
] as const;

/** Further pages of the site's own, to which its ads lead. */
export const guidePages = [
  { href: '/car-insurance', label: 'Car insurance' },
  { href: '/car-payments', label: 'Car payments' },
  { href: '/vehicle-protection', label: 'Vehicle protection' },
  { href: '/home-charging', label: 'Home charging' },
] as const;

/** The words of an article as a brand says them. */
export function inBrandsWords(text: string, { id, name }: { id: string; name: string }): string {
  return text.replaceAll('{brand}', () => name).replaceAll('{id}', () => id);
}
