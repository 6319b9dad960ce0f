import { brandById, brandIds, brands } from '@forecourt/brands';

/** How a brand looks in a letter: colours of its theme, each for light and for dark. */
export interface LetterBrand {
  name: string;
  color(
    name: 'bg' | 'surface' | 'text' | 'muted' | 'border' | 'primary' | 'on-primary' | 'link',
  ): readonly [light: string, dark: string];
}

/** A brand that was published later looks as the first one does. */
export function brandOf(id: string): LetterBrand {
  const { name, theme } = brandIds.includes(id) ? brandById(id) : brands[0];
  return {
    name,
    color(of) {
      const [light = '#000000', dark = light] = theme[`--fc-color-${of}`].match(/#[0-9a-f]{6}/g) ?? [];
      return [light, dark];
    },
  };
}
