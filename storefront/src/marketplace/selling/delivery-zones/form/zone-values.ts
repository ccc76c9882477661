import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import { readZipText } from '@farmgate/backend/contract/marketplace/pickup/zip-text';
import { changesSince, seenIn } from '../../../../ui/forms/meanwhile';
import { amountField } from '../../terms/terms-values';

/** What the form of a zone holds, as it was typed. */
export interface ZoneValues {
  name: string;
  zipCodes: string;
  fee: string;
  freeFrom: string;
  minimum: string;
  note: string;
}

const NEW_ZONE: ZoneValues = { name: '', zipCodes: '', fee: '', freeFrom: '', minimum: '', note: '' };

/** @returns a zone as its form shows it; null for a new one */
export const zoneValues = (zone: DeliveryZoneView | null): ZoneValues =>
  zone
    ? {
        name: zone.name,
        zipCodes: zone.zipCodes.map(({ zipCode }) => zipCode).join(', '),
        fee: amountField(zone.fee),
        freeFrom: amountField(zone.freeFrom),
        minimum: amountField(zone.minimum),
        note: zone.note ?? '',
      }
    : NEW_ZONE;

/** "$1,250" is 1250. */
const plain = (text: string) => text.replace(/[$,\s]/g, '');

/**
 * @param seen what the form was filled with: only what is changed since is written; null for a new zone
 * @returns what is sent; the server reads what was typed
 */
export function zoneRequest(values: ZoneValues, seen: DeliveryZoneView | null) {
  const request = requestOf(values);
  if (seen === null) return request;
  const held = { ...seen, zipCodes: seen.zipCodes.map(({ zipCode }) => zipCode) };
  const changed = Object.keys(changesSince(requestOf(zoneValues(seen)), request));
  return { ...request, was: seenIn(held, changed) };
}

const requestOf = (values: ZoneValues) => ({
  ...values,
  fee: plain(values.fee),
  freeFrom: plain(values.freeFrom) || null,
  minimum: plain(values.minimum) || null,
});

/** @returns the text with the ZIP codes that it lacks at its end, and how many these are */
export function withZips(text: string, zipCodes: readonly string[]): { text: string; added: number } {
  const has = new Set(readZipText(text).zipCodes);
  const missing = zipCodes.filter((zipCode) => !has.has(zipCode)).sort();
  const before = text.trim().replace(/,$/, '');
  return { text: [...(before ? [before] : []), ...missing].join(', '), added: missing.length };
}

/** @returns the text without a ZIP code, and without the comma that then has nothing to part */
export const withoutZip = (text: string, zipCode: string): string =>
  text.replaceAll(new RegExp(`\\b${zipCode}(?:-\\d{4})?\\b[ \\t]*,?[ \\t]*`, 'g'), '').replace(/,\s*$/, '');
