import { type PointerEvent, useRef, useState } from 'react';

/** So far to the right counts as a swipe, in pixels. */
const FAR = 96;

/**
 * Lets a row be swiped to the right with a finger; scrolling up and down stays the page's.
 * @returns how far it is moved now, and what the row listens to
 */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const distance = useRef(0);
  const [moved, setMoved] = useState(0);
  const move = (to: number) => {
    distance.current = to;
    setMoved(to);
  };
  const end = (isLetGo: boolean) => {
    const isSwiped = isLetGo && distance.current >= FAR;
    start.current = null;
    move(0);
    if (isSwiped) onSwiped();
  };
  return {
    moved,
    isFar: moved >= FAR,
    listeners: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'touch') start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) move(Math.max(0, Math.min(event.clientX - start.current, 2 * FAR)));
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    },
  };
}
