import type { Body } from './body';
import { canvas, gradient, gradients, stop } from './canvas';
import { drawn, materials } from './materials';
import { corners, type Placing, pathOf } from './path';
import { wheel } from './wheel';

const near = (value: number) => Math.round(value * 10) / 10;

/** Large vehicles fill the canvas, small ones nearly. */
function placingOf({ outline, axles, behind = [] }: Body): Placing & { from: number; to: number } {
  const shapes = [outline, ...behind.map(([, text]) => text)].flatMap(corners);
  const xs = [...shapes.map(([x]) => x), axles[0]! - 20];
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const length = to - from;
  const height = Math.max(...shapes.map(([, y]) => y));
  const scale = Math.min((540 * (length / 590) ** 0.4) / length, 552 / length, 284 / height);
  return { scale, left: canvas.width / 2 - ((from + to) / 2) * scale, floor: canvas.floor, from, to };
}

/** The vehicle from its right side, its front to the right. */
export function side(body: Body, paint: string): string {
  const { axles, tyre, sill, crease, outline, parts, behind = [] } = body;
  const place = placingOf(body);
  const { scale, left, floor, from, to } = place;
  const x = (cm: number) => near(left + cm * scale);
  const y = (cm: number) => near(floor - cm * scale);
  const radius = (tyre / 2) * scale;
  const arch = near(radius + 4 * scale);
  const shape = corners(outline);
  const roof = Math.max(...shape.map(([, height]) => height));
  const shoulder = corners(crease)[0]![1];
  const half = Math.sqrt(Math.max(0, (tyre / 2 + 4) ** 2 - (tyre / 2 - sill) ** 2));
  const ends = [shape.at(-1)![0], shape[0]![0]];
  // The sill from the front to the rear, with an arch around each wheel that the paint reaches.
  const arches = axles
    .filter((axle) => axle < ends[0]! && axle > ends[1]!)
    .reverse()
    .map((axle) => `L${x(axle + half)} ${y(sill)}A${arch} ${arch} 0 1 0 ${x(axle - half)} ${y(sill)}`)
    .join('');
  const [low, high] = [y(sill - 2.5), y(sill + 12)];
  const wells =
    `M${x(ends[1]! + 16)} ${high}H${x(ends[0]! - 16)}L${x(ends[0]! - 24)} ${low}H${x(ends[1]! + 24)}Z` +
    axles
      .filter((axle) => axle < ends[0]! && axle > ends[1]!)
      .map((axle) => `M${x(axle - half)} ${y(sill)}A${arch} ${arch} 0 1 1 ${x(axle + half)} ${y(sill)}Z`)
      .join('');
  const open = pathOf(shape, place, false);
  const bodyPath = `${open}L${x(ends[0]! - 3)} ${y(sill)}${arches}L${x(ends[1]! + 3)} ${y(sill)}Z`;
  const at = (height: number, color: string, opacity: number) => stop((roof - height) / (roof - sill), color, opacity);
  const light = [
    at(roof, '#fff', 0.36),
    at(roof - 14, '#fff', 0.1),
    at(shoulder + 9, '#fff', 0.16),
    at(shoulder, '#fff', 0.3),
    at(shoulder - 8, '#fff', 0.04),
    at(shoulder - 30, '#000', 0.1),
    at(sill + 16, '#000', 0.16),
    at(sill, '#000', 0.42),
  ].join(' ');
  const line = corners(crease);
  const under = `${pathOf(line, place, false)}L${x(line.at(-1)![0] - 6)} ${y(line.at(-1)![1] - 26)}L${x(line[0]![0] + 6)} ${y(line[0]![1] - 26)}Z`;
  return [
    `<defs>${gradients}${gradient('s', light)}${gradient('u', '0/#000/.16 1/#000/0')}`,
    wheel(body.wheel, radius),
    `<path id="b" d="${bodyPath}"/></defs>`,
    `<ellipse cx="300" cy="${floor}" rx="${near(((to - from) / 2) * scale * 1.02)}" ry="11" fill="url(#f)"/>`,
    ...axles.map(
      (axle) => `<ellipse cx="${x(axle)}" cy="${floor}" rx="${near(radius * 1.15)}" ry="5" fill="url(#f)"/>`,
    ),
    // What is dark under the car and in the arches.
    `<path d="${wells}" fill="#0d0f11" stroke="#0d0f11"/>`,
    drawn(behind, place),
    `<use href="#b" fill="${paint}"/><use href="#b" fill="url(#s)"/><use href="#b" fill="url(#e)" stroke="#0b0e12" stroke-opacity=".34" stroke-width=".9"/>`,
    `<path d="${under}" fill="url(#u)"/><path d="${pathOf(line, place, false)}" ${materials.edge}/>`,
    drawn(parts, place),
    ...corners(body.handles).map(
      ([at, height]) =>
        `<rect x="${x(at)}" y="${y(height)}" width="${near(17 * scale)}" height="3" rx="1.5" fill="${paint}" stroke="#0b0e12" stroke-opacity=".5" stroke-width=".7"/>`,
    ),
    ...axles.map((axle) => `<use href="#w" x="${x(axle)}" y="${y(tyre / 2)}"/>`),
    ...corners(body.mirror).map(
      ([at, height]) =>
        `<path d="M${x(at)} ${y(height)}l3-4v4z" fill="#15181b"/><path d="${pathOf(corners(`${at - 13},${height + 3},2 ${at - 15},${height + 11},4 ${at - 2},${height + 13},7 ${at + 3},${height + 4},3`), place, true)}" fill="${paint}" stroke="#0b0e12" stroke-opacity=".55" stroke-width=".8"/>`,
    ),
  ].join('');
}
