import { brands } from '@forecourt/brands';

/** A brand's look in pictures: name, mark, type, and colours on a light background. */
export interface BrandLook {
  name: string;
  /** An SVG of 32 by 32. */
  mark: string;
  /** Font families of its titles; the first installed one is used. */
  font: string;
  ground: string;
  text: string;
  muted: string;
  primary: string;
}

/** Returns a brand's look. A brand that was published later has the first brand's colours, and neither name nor mark. */
export function brandLook(id: string): BrandLook {
  const own = brands.find((brand) => brand.id === id);
  const { name, mark } = own ?? { name: '', mark: '' };
  const tokens: Readonly<Record<string, string | undefined>> = (own ?? brands[0]).theme;
  const of = (token: string): string => {
    const value = tokens[`--fc-${token}`] ?? '';
    const [, other] = /^var\(--fc-([a-z-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : of(other);
  };
  const light = (color: string, otherwise: string) => /#[0-9a-f]{6}/.exec(of(`color-${color}`))?.[0] ?? otherwise;
  return {
    ...{ name, mark, font: of('font-display') || of('font-body') || 'sans-serif' },
    ...{ ground: light('sunken', '#ffffff'), text: light('text', '#111111') },
    ...{ muted: light('muted', '#444444'), primary: light('primary', '#111111') },
  };
}
