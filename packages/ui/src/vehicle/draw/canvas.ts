/** The canvas of every view, px, and the line that all wheels stand on. */
export const canvas = { width: 600, height: 400, floor: 316 } as const;

/** A gradient's stop: `offset/colour/opacity`. */
export const stop = (offset: number, color: string, opacity: number) =>
  `${Math.round(Math.max(0, Math.min(1, offset)) * 100) / 100}/${color}/${opacity}`;

/** Returns a gradient, from top to bottom by default. @param stops see `stop`, separated by spaces */
export const gradient = (id: string, stops: string, along = 'x2="0" y2="1"', kind = 'linear') =>
  `<${kind}Gradient id="${id}" ${along}>${stops
    .split(' ')
    .map((text) => {
      const [offset, color, opacity] = text.split('/');
      return `<stop offset="${offset}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('')}</${kind}Gradient>`;

/** The gradients of every view: glass, metal, lamps, the roundness of both ends, and the shadow on the floor. */
export const gradients = [
  gradient('g', '0/#5b6772 .3/#3d4751 .31/#303941 .55/#29313a .56/#353f49 1/#20262d', 'x2=".9" y2="1"'),
  gradient('m', '0/#eef0f1 .5/#b4babf 1/#7e868d'),
  gradient('l', '0/#fff .6/#cfd7de 1/#7d8891', 'x2="1" y2="1"'),
  gradient('t', '0/#c8403f 1/#7d181d'),
  gradient('e', '0/#000/.3 .07/#000/.05 .2/#fff/.08 .5/#fff/0 .84/#000/.04 1/#000/.3', 'x2="1"'),
  gradient('f', '0/#0b0e12/.5 .6/#0b0e12/.2 1/#0b0e12/0', '', 'radial'),
].join('');
