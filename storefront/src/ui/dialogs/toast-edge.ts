export type ToastEdge = 'top' | 'bottom';

/** How tall a notification may get, with the room around it, in pixels. */
const TALLEST = 200;
/** From this width on notifications are a column at the right of the screen. */
const COLUMN_FROM = 640;
const COLUMN = 416;

/** What was pressed: where it is in the window, in pixels. */
export interface Pressed extends Pick<DOMRect, 'top' | 'bottom' | 'right'> {
  /** It is written into, with what phones have for that over the lower half of the screen. */
  isWritten?: boolean;
  /** It is in a bar at the lower edge, above which notifications stand. */
  isInBar?: boolean;
}

/**
 * @param pressed null where that is not known
 * @param screen the window
 * @returns the edge at which a notification covers nothing of it: below, away from the page's heading, unless
 * that is where it is
 */
export function toastEdge(pressed: Pressed | null, screen: { width: number; height: number }): ToastEdge {
  if (screen.width < COLUMN_FROM) {
    const isLow = pressed !== null && pressed.bottom > screen.height - TALLEST && !pressed.isInBar;
    return isLow || pressed?.isWritten ? 'top' : 'bottom';
  }
  const isUnder =
    pressed !== null && pressed.right > screen.width - COLUMN && pressed.bottom > screen.height - TALLEST;
  return isUnder ? 'top' : 'bottom';
}
