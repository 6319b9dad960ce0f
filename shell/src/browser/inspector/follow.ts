import type { Inspection } from '../../server/steps/inspection';

/** Calls back once when a remote that the page follows has another version for this browser than the page has. */
export function follow(follows: Inspection['follows'], onChange: () => void): void {
  const source = new EventSource('/_shell/preview/changes');
  source.onmessage = ({ data }) => {
    const now = JSON.parse(String(data)) as Inspection['follows'];
    if (Object.entries(follows).every(([remote, version]) => now[remote] === version)) return;
    source.close();
    onChange();
  };
}
