import { ByScript } from '@forecourt/ui';
import { vehicleSize } from '@forecourt/ui/vehicle';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './turntable.module.css';

const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
]);

/** Shows one of many frames, and turns on by a drag over the picture or by the slider below it; the first frame alone without script. */
export function Turntable({ frames }: { frames: readonly string[] }): ReactNode {
  const [at, setAt] = useState(0);
  const grip = useRef<{ x: number; at: number } | null>(null);
  const count = frames.length;
  const turnTo = (frame: number) => setAt(((frame % count) + count) % count);

  // Each frame is there before it is turned to.
  useEffect(() => {
    for (const frame of frames) new Image().src = frame;
  }, [frames]);

  const hold = (event: PointerEvent<HTMLImageElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    grip.current = { x: event.clientX, at };
  };
  const drag = ({ clientX, currentTarget }: PointerEvent<HTMLImageElement>) => {
    if (grip.current === null) return;
    // A drag over the whole width is one turn.
    turnTo(grip.current.at + Math.round(((clientX - grip.current.x) / currentTarget.clientWidth) * count));
  };
  const letGo = () => {
    grip.current = null;
  };
  const step = (event: KeyboardEvent) => {
    const by = steps.get(event.key);
    if (by === undefined) return;
    // Past the last frame comes the first one.
    event.preventDefault();
    turnTo(at + by);
  };

  return (
    <div className={styles.table}>
      <img
        src={frames[at]}
        alt="The vehicle from the outside, photographed all around"
        {...vehicleSize}
        draggable={false}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
      <ByScript>
        <label>
          Turn the vehicle
          <input
            type="range"
            min={0}
            max={count - 1}
            value={at}
            aria-valuetext={`${Math.round((at * 360) / count)} degrees`}
            onChange={({ currentTarget }) => turnTo(Number(currentTarget.value))}
            onKeyDown={step}
          />
        </label>
      </ByScript>
    </div>
  );
}
