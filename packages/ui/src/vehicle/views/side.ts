import { wheel } from '../wheels';
import { gradient, ground, path } from './canvas';
import type { Car } from './car';

/** What the side refers to: paint, glass, outlines and one wheel. */
export function sideParts({ body, paint, rim }: Car): string {
  return [
    gradient('p', [
      [0, paint.shine],
      [0.3, paint.light],
      [0.62, paint.base],
      [1, paint.dark],
    ]),
    gradient('g', [
      [0, '#27323d'],
      [0.55, '#3d4d5b'],
      [1, '#71869a'],
    ]),
    `<path id="s" d="${body.shell}"/><path id="v" d="${body.glass}"/>`,
    '<clipPath id="c"><use href="#s"/></clipPath><clipPath id="d"><use href="#v"/></clipPath>',
    wheel(rim),
  ].join('');
}

/** Shadow on the floor, soft and hard. */
export function shadowOf({ body: { wheels } }: Car): string {
  const middle = (wheels.rear + wheels.front) / 2;
  const reach = (share: number) => Math.round((wheels.front - wheels.rear) * share);
  return (
    `<ellipse cx="${middle}" cy="329" rx="${Math.min(reach(0.93), 300)}" ry="14" opacity=".13"/>` +
    `<ellipse cx="${middle}" cy="325" rx="${reach(0.8)}" ry="9" opacity=".5"/>`
  );
}

/** The vehicle from its right side, without the parts that the paint hides. Needs `sideParts`. */
export function side({ body, paint }: Car): string {
  const { rear, front, radius, sill, cladding } = body.wheels;
  const axle = ground - radius;
  const middle = (rear + front) / 2;
  const arch = (x: number, r: number) => {
    const half = Math.round(Math.sqrt(Math.max(0, r * r - (sill - axle) ** 2)));
    return `M${x - half} ${sill}A${r} ${r} 0 1 1 ${x + half} ${sill}Z`;
  };
  const arches = (share: number) => {
    const r = Math.round(radius * share);
    return arch(rear, r) + arch(front, r);
  };
  const putWheel = (x: number) => `<use href="#w" transform="translate(${x} ${axle})scale(${radius / 40})"/>`;
  const [mirrorX, mirrorY] = body.mirror.map(Math.round);
  return [
    // Paint, then shade, shine and plastic within its outline.
    '<use href="#s" fill="url(#p)"/><g clip-path="url(#c)">',
    path(body.shadow, `fill="${paint.deep}" opacity=".32"`),
    '<g fill="none" stroke="#fff" opacity=".3">',
    path(body.crease, 'stroke-width="2.5"'),
    '<use href="#s" stroke-width="5"/></g>',
    path(`M0 ${sill - 9}H640V340H0Z`, 'fill="#14161a" opacity=".72"'),
    path(body.plastic, 'fill="#2a2d32"'),
    '</g>',
    // Windows, and what is seen in them.
    '<use href="#v" fill="url(#g)" stroke="#15181c" stroke-width="3"/><g clip-path="url(#d)">',
    path(body.inside, 'fill="#10151b" opacity=".55"'),
    path(`M${middle - 90} 240l60-120h46l-60 120zM${middle + 70} 240l60-120h18l-60 120z`, 'fill="#fff" opacity=".13"'),
    path(body.posts, `fill="none" stroke="${paint.base}" stroke-width="9"`),
    path(body.pillars, 'fill="none" stroke="#15181c" stroke-width="7"'),
    '</g>',
    `<g fill="none" stroke="${paint.deep}" opacity=".7">`,
    path(body.seams, 'stroke-width="1.6"'),
    path(
      body.handles.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h19`).join(''),
      'stroke-width="5" stroke-linecap="round"',
    ),
    '</g>',
    path(body.headlight, 'fill="#e6f0f9" stroke="#56626e"'),
    path(body.taillight, 'fill="#c5202c" stroke="#6d0f17"'),
    path(`M${mirrorX} ${mirrorY}c-2-9-14-14-23-11c-4 2-4 9 0 11z`, `fill="${paint.dark}"`),
    cladding ? path(arches(1.24), 'fill="#2a2d32"') : '',
    path(arches(1.11), 'fill="#0c0e11"'),
    putWheel(rear),
    putWheel(front),
    body.extra ?? '',
  ].join('');
}
