import { type ReactNode, useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { type Chart, clockText } from '../api/charts';
import { measuredText } from '../api/measured';

/** Colour and dashes of a line: the dashes are for people who cannot tell the colours apart. */
export interface Look {
  /** Name of its token. */
  color: string;
  dash: number[];
}

export const looks = {
  version: { color: 'primary', dash: [] },
  before: { color: 'muted', dash: [2, 4] },
  tolerated: { color: 'danger', dash: [10, 6] },
} as const satisfies Record<string, Look>;

/** The rules of uPlot's stylesheet for the parts that these charts have. A page's policy allows a stylesheet that a script of its own builds. */
const rules = new CSSStyleSheet();
rules.replaceSync(`
  .u-wrap { position: relative; }
  .u-over, .u-under, .u-axis { position: absolute; }
  .u-wrap canvas { display: block; inline-size: 100%; block-size: 100%; }
`);
document.adoptedStyleSheets.push(rules);

const height = 180;
const font = '12px system-ui, sans-serif';

/** Draws a chart. Nothing in it moves, and later values are drawn in the same place. @param props.label what it shows, in words */
export function Plot({ chart, label }: { chart: Chart; label: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<UPlot>(null);
  const { unit } = chart;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const plot = new UPlot(optionsOf(element, unit), [[], [], [], []], element);
    drawn.current = plot;
    const resized = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    resized.observe(element);
    const isDark = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => plot.redraw();
    isDark.addEventListener('change', redraw);
    return () => {
      isDark.removeEventListener('change', redraw);
      resized.disconnect();
      plot.destroy();
    };
  }, [unit]);
  useEffect(() => {
    const { step, times, lines, tolerated } = chart;
    // Room for the first and the last point, and for the line of what is tolerated beside a single one.
    const [first = 0, last = first] = [times[0], times.at(-1)];
    const drawnTimes = [first - step, ...times, last + step];
    const values = (at: number) => [null, ...times.map((_, index) => lines[at]?.points[index]?.value ?? null), null];
    drawn.current?.setData([drawnTimes, values(0), values(1), drawnTimes.map(() => tolerated)]);
  }, [chart]);
  return <div ref={place} role="img" aria-label={label} style={{ blockSize: height }} />;
}

function optionsOf(element: HTMLElement, unit: string): UPlot.Options {
  // A canvas knows no custom properties: the element's own colour, which nothing else uses, tells what a token is at present.
  const color = (name: string) => () => {
    element.style.color = `var(--fc-color-${name})`;
    return getComputedStyle(element).color;
  };
  const axis = { stroke: color('muted'), font, grid: { stroke: color('border'), width: 1 }, ticks: { show: false } };
  const line = (look: Look, hasPoints: boolean) => ({
    ...{ stroke: color(look.color), dash: look.dash, width: 2 },
    // A period between two without a report is a point.
    points: { show: hasPoints, size: 6, fill: color(look.color) },
  });
  return {
    ...{ width: element.clientWidth, height, legend: { show: false }, cursor: { show: false }, select: noSelection },
    scales: { y: { range: (_plot, _least, most) => [0, (most || 1) * 1.1] } },
    axes: [
      { ...axis, values: (_plot, times) => times.map(clockText), space: 60 },
      { ...axis, values: (_plot, values) => values.map((value) => measuredText(value, unit)), size: 76 },
    ],
    series: [{}, line(looks.version, true), line(looks.before, true), line(looks.tolerated, false)],
  };
}

const noSelection = { show: false, left: 0, top: 0, width: 0, height: 0 };
