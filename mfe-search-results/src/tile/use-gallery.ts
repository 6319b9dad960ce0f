import type { CountedPictures, Picture } from '@forecourt/listing';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** The pictures of one tile, and how far a shopper has turned them. */
export interface Gallery extends CountedPictures {
  /** Those after the main one that are needed so far: none until a shopper comes near. */
  others: readonly Picture[];
  /** Position of the picture in view, from 0. */
  at: number;
  /** Whether the shopper's pointer, finger or focus has come: then there is more than the main picture. */
  near: boolean;
  row: RefObject<HTMLAnchorElement | null>;
  comeNear(): void;
  turn(by: 1 | -1): void;
  /** Takes over where the row was scrolled to. */
  settle(): void;
  /** Turns by the arrow keys, wherever the focus is. */
  turnByKey(event: KeyboardEvent): void;
}

const turns: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** Holds the state of a tile's pictures. @param all lists them, once a shopper comes near */
export function useGallery({ main, count }: CountedPictures, all: () => readonly Picture[]): Gallery {
  const row = useRef<HTMLAnchorElement>(null);
  const [near, setNear] = useState(false);
  const [at, setAt] = useState(0);
  const turn = (by: 1 | -1) => {
    const width = row.current?.clientWidth ?? 0;
    setNear(true);
    setAt((shown) => Math.max(0, Math.min(count - 1, shown + by)));
    // The next picture exists only after the next rendering.
    requestAnimationFrame(() => row.current?.scrollBy({ left: by * width, behavior: 'smooth' }));
  };
  return {
    main,
    count,
    others: near ? all().slice(1, at + 2) : [],
    at,
    near,
    row,
    comeNear: () => setNear(true),
    turn,
    settle() {
      const shown = row.current;
      if (shown !== null && shown.clientWidth > 0) setAt(Math.round(shown.scrollLeft / shown.clientWidth));
    },
    turnByKey(event) {
      const by = turns.get(event.key);
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      turn(by);
    },
  };
}
