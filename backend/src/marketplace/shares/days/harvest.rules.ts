import type { ShareHarvestView } from '../../../contract/marketplace/shares/share-days.js';

export interface HarvestLine {
  sizeId: number;
  /** Null: at every pickup. */
  scheduleId: number | null;
  name: string;
  quantity: string;
}
export interface HarvestBox {
  sizeId: number;
  scheduleId: number;
  quantity: number;
}

/**
 * @param short how much of a crop these boxes have less, by its name in small letters
 * @returns what to harvest: contents times boxes, in the order of the contents
 */
export function harvestOf(
  lines: readonly HarvestLine[],
  boxes: readonly HarvestBox[],
  short: ReadonlyMap<string, number> = new Map(),
): ShareHarvestView {
  const harvest = new Map<string, { name: string; parts: Map<string, number> }>();
  for (const { name, quantity, sizeId, scheduleId } of lines) {
    const count = boxes
      .filter((box) => box.sizeId === sizeId && (scheduleId === null || box.scheduleId === scheduleId))
      .reduce((sum, box) => sum + box.quantity, 0);
    const key = name.toLowerCase();
    const crop = harvest.get(key) ?? { name, parts: new Map<string, number>() };
    if (count > 0) crop.parts.set(quantity, (crop.parts.get(quantity) ?? 0) + count);
    harvest.set(key, crop);
  }
  return [...harvest.values()].map(({ name, parts }) => ({
    name,
    parts: [...parts].map(([quantity, count]) => ({ quantity, boxes: count })),
    boxes: [...parts.values()].reduce((sum, count) => sum + count, 0),
    ...(short.has(name.toLowerCase()) && { missing: short.get(name.toLowerCase()) }),
  }));
}
