const band = (id: string, [from, to]: readonly [string, string]) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A wall or sky, something before it, and the floor. */
const stage = (wall: readonly [string, string], floor: readonly [string, string], between: string) =>
  `${band('k', wall)}${band('l', floor)}<path d="M0 0H640V276H0Z" fill="url(#k)"/>${between}<path d="M0 276H640V460H0Z" fill="url(#l)"/>`;

const scenes: readonly string[] = [
  // A showroom: a lit wall in panels.
  stage(
    ['#cdd5de', '#eef2f6'],
    ['#bac3cd', '#e4e9ee'],
    '<path d="M110 0V276M250 0V276M390 0V276M530 0V276" stroke="#fff" stroke-width="2" opacity=".5"/><path d="M0 268H640V276H0Z" fill="#aab4bf"/>',
  ),
  // Evening hills.
  stage(
    ['#7fa6cc', '#f8dcc0'],
    ['#7f858d', '#b3b7bc'],
    '<path d="M0 276V214Q90 168 180 208T360 196T520 206T640 182V276Z" fill="#7f94a3" opacity=".6"/><path d="M0 276V244Q120 214 240 242T470 234T640 240V276Z" fill="#5e7378" opacity=".7"/>',
  ),
  // A city by day.
  stage(
    ['#b4d5ec', '#eef6fb'],
    ['#959ca5', '#c6cbd1'],
    '<path d="M0 276V190h54v-40h46v54h36v-84h48v62h78v28h56v-72h34v38h52v-66h42v86h46v-38h48v28h44v-54h34v76h22V276Z" fill="#a9bfd0" opacity=".7"/>',
  ),
  // A lake in the morning.
  stage(
    ['#cfe3ee', '#fbf1e4'],
    ['#a39f98', '#cdc9c2'],
    '<circle cx="500" cy="150" r="34" fill="#fff" opacity=".8"/><path d="M0 236Q80 190 170 226T330 220T640 208V276H0Z" fill="#9db4bd" opacity=".7"/><path d="M0 246H640V276H0Z" fill="#86a9ba" opacity=".8"/>',
  ),
];

/** Where the vehicle stands: wall and floor meet at y = 276, behind the wheels. Covers the whole canvas. */
export function scene(number: number): string {
  return scenes[number % scenes.length]!;
}
