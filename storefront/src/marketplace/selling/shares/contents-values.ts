import type { ShareContentsView } from '@farmgate/backend/contract/marketplace/shares/share-days';
import { centsOf } from '@farmgate/backend/contract/shared/money';

export interface LineValues {
  sizeId: string;
  /** "": at every site. */
  scheduleId: string;
  name: string;
  quantity: string;
  value: string;
  note: string;
}
export interface ContentsValues {
  items: LineValues[];
}

const money = (text: string) => text.replace(/[$,\s]/g, '');

/** @returns what is in the boxes as the form shows it */
export const contentsValues = ({ items }: ShareContentsView): ContentsValues => ({
  items: items.map(({ sizeId, scheduleId, name, quantity, value, note }) => ({
    ...{ sizeId: String(sizeId), scheduleId: scheduleId === null ? '' : String(scheduleId), name, quantity },
    ...{ value: value === null || value === undefined ? '' : value.toFixed(2), note: note ?? '' },
  })),
});

/** @returns what is sent of it */
export const contentsRequest = ({ items }: ContentsValues) => ({
  items: items.map(({ sizeId, scheduleId, name, quantity, value, note }) => ({
    ...{ sizeId: sizeId === '' ? undefined : Number(sizeId), name, quantity, note },
    scheduleId: scheduleId === '' ? null : Number(scheduleId),
    value: money(value) || null,
  })),
});

/** @returns cents that the contents of a size at every site are worth; null where a value is missing */
export function worthOf({ items }: ContentsValues, sizeId: number): number | null {
  const values = items
    .filter((line) => line.sizeId === String(sizeId) && line.scheduleId === '')
    .map(({ value }) => centsOf(money(value)));
  if (values.length === 0 || values.includes(null)) return null;
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}
