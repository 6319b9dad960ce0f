import type { Brand } from '@forecourt/contracts';

/** Colours of the mark that `packages/ui` draws beside each brand's name. */
const marks: Readonly<Record<string, { ground: string; mark: string }>> = {
  research: { ground: '#1d4ed8', mark: '#ffb224' },
  maker: { ground: '#10233f', mark: '#f09a68' },
  certified: { ground: '#0f6b4f', mark: '#ffffff' },
  valuation: { ground: '#6b2a86', mark: '#e8672c' },
};

/** The site's icon: the brand's initial on its colour. */
export function iconSvg(brand: Brand): string {
  const { ground, mark } = marks[brand.theme] ?? marks.research!;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="8" fill="${ground}"/>`,
    `<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="800" fill="${mark}">${brand.name.charAt(0)}</text>`,
    '</svg>',
  ].join('');
}
