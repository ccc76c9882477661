export type ToastEdge = 'top' | 'bottom';

/** How tall a notification may get, with the room around it, in pixels. */
const TALLEST = 200;
/** From this width on notifications are a column at the right of the screen. */
const COLUMN_FROM = 640;
const COLUMN = 416;

/**
 * @param pressed where what was pressed is in the window, in pixels; null where that is not known
 * @param screen the window
 * @returns the edge at which a notification covers nothing of it: below on wide screens and above on phones,
 * unless that is where it is
 */
export function toastEdge(
  pressed: Pick<DOMRect, 'top' | 'bottom' | 'right'> | null,
  screen: { width: number; height: number },
): ToastEdge {
  if (screen.width < COLUMN_FROM) return pressed !== null && pressed.top < TALLEST + 64 ? 'bottom' : 'top';
  const isUnder =
    pressed !== null && pressed.right > screen.width - COLUMN && pressed.bottom > screen.height - TALLEST;
  return isUnder ? 'top' : 'bottom';
}
