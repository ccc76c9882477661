import { FEATURES, type Feature } from '../../../../../contract/directory/place-kinds.js';
import { listItems } from '../text.rules.js';

export function orderedFeatures(features: Iterable<Feature>): Feature[] {
  const known = new Set(features);
  return FEATURES.filter((feature) => known.has(feature));
}

const MOBILE_PAY =
  /\b(?:venmo|pay ?pal|cash ?app|zelle|square|(?:apple|google|samsung|mobile) ?pay(?:ments?)?)\b/i;
const FOOD_BENEFITS = /\b(?:snap|ebt)\b/i;
/** Free text that is longer than this, or says no, is not read. */
const MAX_FREE_TEXT = 60;
const SAYS_NO = /\b(?:no|not|don'?t|cannot|unable)\b/i;

function paymentFeatures(item: string): Feature[] {
  const label = item.toLowerCase();
  if (label === 'barter') return ['barter'];
  if (label === 'volunteer work') return ['volunteer'];
  if (label === 'cash') return ['cash'];
  if (/^(?:personal|commerical|commercial) checks/.test(label) || /^checks?$/.test(label)) return ['checks'];
  if (/^(?:debit|credit) cards?\b/.test(label)) return ['cards'];
  if (item.length > MAX_FREE_TEXT || SAYS_NO.test(item)) return [];
  const found: Feature[] = [];
  if (MOBILE_PAY.test(item)) found.push('mobile_pay');
  if (FOOD_BENEFITS.test(item)) found.push('snap');
  return found;
}

export function readPayments(text: string | undefined): Feature[] {
  return orderedFeatures(listItems(text).flatMap(paymentFeatures));
}

function assistanceFeature(item: string): Feature | null {
  if (/^WIC farmers/i.test(item)) return 'wic_fmnp';
  if (/^WIC\b/i.test(item)) return 'wic';
  if (/^senior farmers|^SFMNP\b/i.test(item)) return 'senior_fmnp';
  if (/\bmatch program\b/i.test(item)) return 'snap_match';
  if (/^SNAP\b/i.test(item) || /accept EBT/i.test(item)) return 'snap';
  return null;
}

export function readAssistance(text: string | undefined): Feature[] {
  return orderedFeatures(listItems(text).flatMap((item) => assistanceFeature(item) ?? []));
}

/** "No Indoor;" is outdoor, "Part of the time …" is both, "Entire time …" is indoor. */
export function readIndoor(text: string | undefined): Feature[] {
  const answer = listItems(text).join(' ').toLowerCase();
  if (/^no\b/.test(answer)) return ['outdoor'];
  if (answer.includes('entire time')) return ['indoor'];
  if (answer.includes('part of the time')) return ['indoor', 'outdoor'];
  return [];
}

export function readOrdering(channels: string | undefined, delivery: string | undefined): Feature[] {
  const found: Feature[] = [];
  if (listItems(channels).some((item) => !/^no\b/i.test(item))) found.push('online_orders');
  const delivers = /\b(?:home|house|customer|work|door|office)/i;
  if (listItems(delivery).some((item) => /^(?:home )?deliver/i.test(item) && delivers.test(item)))
    found.push('delivery');
  return found;
}
