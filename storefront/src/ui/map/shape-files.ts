import { boxesOverlap, type Box } from './markers/geometry';

/** From this zoom on the states in view are drawn in detail, with counties and towns. */
export const DETAIL_ZOOM = 6.2;

/** The file of the whole country. */
export const NATION = 'nation';

/**
 * The shape files that a view needs.
 * @param boxes the bounding box of each state, by postal code
 */
export function filesForView(view: Box, zoom: number, boxes: Readonly<Record<string, Box>>): string[] {
  if (zoom < DETAIL_ZOOM) return [NATION];
  return Object.keys(boxes).filter((code) => {
    const box = boxes[code];
    return box !== undefined && boxesOverlap(box, view);
  });
}
