import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { type Chart, chartsOf, chartText, clockText } from '../api/charts';
import type { Measured } from '../api/client';
import { measuredText } from '../api/measured';
import { metricNames } from '../api/names';
import { seriesOf } from '../api/series';
import { type Look, looks, Plot } from './plot';
import { Refused } from './sign-in';

/** Charts of a version beside the one before, over the last hours. They follow the figures as these come in. */
export function Charts(props: { brand: string; remote: string; measured: Measured }): ReactNode {
  const { brand, remote, measured } = props;
  const { data, error } = useQuery(seriesOf(brand, remote));
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading …</p>;
  const charts = chartsOf(measured, data);
  return (
    <>
      <h3 style={{ marginBlockStart: 'var(--fc-space-5)' }}>Over time</h3>
      <p className="hint">
        {charts.length === 0
          ? 'No reports in the last eight hours.'
          : `Each value is of ${data.periodMs / 60_000} minutes: a share, or the 75th percentile. Times are UTC. Whether a version is worse is decided by all values together.`}
      </p>
      <div style={grid}>
        {charts.map((chart) => (
          <Figure key={chart.metric} chart={chart} />
        ))}
      </div>
    </>
  );
}

const grid: CSSProperties = {
  display: 'grid',
  gap: 'var(--fc-space-6)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
};

function Figure({ chart }: { chart: Chart }): ReactNode {
  const { metric, unit, lines, tolerated } = chart;
  return (
    <figure style={{ margin: 0, minInlineSize: 0 }}>
      <figcaption style={{ display: 'flex', flexWrap: 'wrap', columnGap: 'var(--fc-space-4)' }}>
        <b>{metricNames[metric].name}</b>
        {lines.map(({ version }, index) => (
          <span key={version}>
            <Key of={index === 0 ? looks.version : looks.before} /> {version}
          </span>
        ))}
        {tolerated !== null && (
          <span>
            <Key of={looks.tolerated} /> tolerated, {measuredText(tolerated, unit)}
          </span>
        )}
      </figcaption>
      <Plot chart={chart} label={chartText(chart)} />
      <Values chart={chart} />
    </figure>
  );
}

/** A piece of a line, as the chart has it. */
function Key({ of }: { of: Look }): ReactNode {
  const style = { stroke: `var(--fc-color-${of.color})`, strokeDasharray: of.dash.join(' ') };
  return (
    <svg width="28" height="8" aria-hidden="true" style={{ verticalAlign: 'middle' }}>
      <path d="M0 4h28" strokeWidth="2" style={style} />
    </svg>
  );
}

/** The values of a chart as a table, the latest first. */
function Values({ chart }: { chart: Chart }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { metric, unit, times, lines } = chart;
  const { name } = metricNames[metric];
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Values of {name}</summary>
      {isOpen && (
        <table className="rows" aria-label={`Values of ${name}`}>
          <thead>
            <tr>
              {['From (UTC)', ...lines.map(({ version }) => version)].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times
              .map((time, index) => (
                <tr key={time}>
                  <th scope="row">{clockText(time)}</th>
                  {lines.map(({ version, points }) => {
                    const point = points[index] ?? null;
                    return (
                      <td key={version} data-label={version}>
                        {point === null ? '–' : `${measuredText(point.value, unit)} of ${point.count}`}
                      </td>
                    );
                  })}
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      )}
    </details>
  );
}
