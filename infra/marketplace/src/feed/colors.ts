import { remember } from './remember';

/** Simple colours by their plain names, or by makers' names for them. */
const basic: Readonly<Record<string, string>> = {
  ...{ black: 'BLACK', white: 'WHITE', gray: 'GRAY', grey: 'GRAY', silver: 'SILVER', blue: 'BLUE', red: 'RED' },
  ...{ green: 'GREEN', brown: 'BROWN', beige: 'BEIGE', gold: 'GOLD', orange: 'ORANGE', yellow: 'YELLOW' },
  ...{ burgundy: 'BURGUNDY', purple: 'PURPLE', turquoise: 'TURQUOISE', tan: 'BEIGE', maroon: 'BURGUNDY' },
};

const shades: Readonly<Record<string, string>> = {
  ...of('BLACK', 'ebony onyx obsidian jet caviar nero noir night nightfall midnight raven noire schwarz beluga'),
  ...of('WHITE', 'blizzard starfire iridescent snow frostbite frost ivory chalk ice alabaster ceramic bianco arctic'),
  ...of('WHITE', 'snowflake polar radiance moonlight wind glacier powder porcelain'),
  ...of(
    'GRAY',
    'steel granite gun gunmetal magnetic graphite tungsten shadow smoke smoky smokey charcoal slate cement',
  ),
  ...of(
    'GRAY',
    'pepperdust iridium lead anvil titanium pewter gris storm stormy guard magnesium mineral lunar ash anthracite',
  ),
  ...of('GRAY', 'galvanized flint nardo thunder carbon wolf destroyer rhino grigio boulder taupe quartz'),
  ...of('SILVER', 'platinum quicksilver billet nickel liquid celestite polished aluminum sterling argento metal'),
  ...of('SILVER', 'quartzite cirrus moondust moonstone titan palladium'),
  ...of('BLUE', 'sapphire sky blu indigo navy azure cobalt aqua galactic twilight atlantic lagoon lapis denim'),
  ...of('RED', 'ruby scarlet crimson rosso rouge lava cayenne cherry garnet flame redline infrared redwood pimento'),
  ...of('RED', 'paprika raspberry rosewood snazzberry'),
  ...of('GREEN', 'olive moss jade lime emerald forest hunter rainforest verde cypress sage ivy army'),
  ...of(
    'BROWN',
    'mocha walnut mahogany chestnut coffee cocoa espresso java truffle cognac brandy cappuccino tartufo nutmeg',
  ),
  ...of(
    'BROWN',
    'sepia saddle cinnamon sinamon caramel hazelnut roast amarone macchiato teak sable amber auburn terracotta acorn',
  ),
  ...of('BROWN', 'russet umber sienna terra cuoio choccachino havana havanna oak maple tiger kalahari'),
  ...of(
    'BEIGE',
    'champagne cashmere sand sandstone parchment almond wheat ecru oyster cream stone shale birch dune blond',
  ),
  ...of('BEIGE', 'blonde linen camel khaki latte macadamia flaxen sandstorm mojave neutral ginger sabbia crema'),
  ...of('BEIGE', 'adobe quicksand creme chateau marshmallow seashell'),
  ...of('GOLD', 'bronze aurum sunstone pyrite'),
  ...of('ORANGE', 'copper coppertino mango sunset tangerine'),
  ...of('YELLOW', 'saffron solar hellayella'),
  ...of('BURGUNDY', 'claret bordeaux sangria merlot wine redwine cabernet marsala'),
  ...of('PURPLE', 'amethyst plum violet orchid mulberry'),
  ...of('TURQUOISE', 'teal bikini lagoonblue'),
};

function of(code: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, code]));
}

/**
 * Returns the simple colour (`extColorSimple`) of a seller's words; null if no word names one. Of several colours the first part
 * counts (`Black / Red`), and in it the last word (`Platinum White Pearl`); plain colours take precedence over makers' names, and
 * those over plain colours inside words (`Brownstone`).
 */
export const simpleColor = remember((text): string | null => {
  const [main = ''] = text.toLowerCase().split(/\/|\bwith\b|\bw\//);
  const words = main.split(/[^a-z]+/).reverse();
  return firstOf(words, basic) ?? firstOf(words, shades) ?? insideOf(words);
});

/** Short names are not searched for inside words: a colour called Titanium is not tan. */
const inside = Object.keys(basic).filter((name) => name.length > 3);

function insideOf(words: readonly string[]): string | null {
  const holds = (word: string) => inside.find((name) => word.startsWith(name) || word.endsWith(name));
  const word = words.find(holds);
  return word === undefined ? null : basic[holds(word)!]!;
}

function firstOf(words: readonly string[], table: Readonly<Record<string, string>>): string | null {
  const word = words.find((each) => Object.hasOwn(table, each));
  return word === undefined ? null : table[word]!;
}
