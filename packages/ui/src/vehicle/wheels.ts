/** A rim's spokes: a ring cut into dashes. `turn` is what the dashes of one turn add up to. */
interface Rim {
  turn: number;
  dashes: string;
  metal: string;
}

const rims: readonly Rim[] = [
  { turn: 5, dashes: '.36 .64', metal: '#d3d7dc' },
  { turn: 5, dashes: '.2 .14 .2 .46', metal: '#c9ced4' },
  { turn: 10, dashes: '.36 .64', metal: '#dde0e4' },
  { turn: 6, dashes: '.42 .58', metal: '#8d949d' },
  { turn: 7, dashes: '.18 .14 .18 .5', metal: '#d6dade' },
  { turn: 14, dashes: '.4 .6', metal: '#b3b9c1' },
];

/** Definition of one wheel around the origin, radius 40, to be used with `href="#w"`. */
export function wheel(style: number): string {
  const { turn, dashes, metal } = rims[style % rims.length]!;
  return (
    '<g id="w"><circle r="40" fill="#17191d"/><circle r="35" fill="none" stroke="#2b2e34" stroke-width="2"/>' +
    '<circle r="30" fill="#2c3037"/><circle r="18" fill="#4d535c"/>' +
    `<g fill="none" stroke="${metal}"><circle r="29" stroke-width="3"/>` +
    `<circle r="16" stroke-width="25" pathLength="${turn}" stroke-dasharray="${dashes}"/></g>` +
    `<circle r="7" fill="${metal}"/><circle r="3" fill="#6a7079"/></g>`
  );
}
