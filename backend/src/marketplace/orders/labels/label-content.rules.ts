import type { Unit } from '../../../contract/directory/categories.js';
import { formatPricePerUnit } from '../../../contract/directory/prices.js';
import { elementString, priceUpc } from '../../../contract/marketplace/labels/codes.js';
import type { LabelCode } from '../../../contract/marketplace/labels/label-sizes.js';
import type { LabelSetup } from '../../../contract/marketplace/labels/labels.js';
import { perText } from '../../../contract/marketplace/variant-words.js';
import { priceOfWeight, type WeightUnit } from '../../../contract/marketplace/weight/weight.js';
import { dateFormat } from '../../../contract/shared/calendar/date-format.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { dollars } from '../../../contract/shared/money.js';
import { type Bars, dataBarBars, qrBars, upcBars } from './bars.js';
import type { CodeForms, LabelContent } from './label-layout.rules.js';

/** What one label is for. */
export interface Labeled {
  farm: string;
  name: string;
  productUrl: string;
  /** The option's id; null for a product without any, which has no barcode of its own. */
  option: number | null;
  unit: Unit;
  /** Cents for one `per`, or for each; null where whoever prints may not know it. */
  price: number | null;
  /** Null for what is sold each. */
  per: WeightUnit | null;
  /** As it is priced: "4.35 lb"; null for what is sold each, and for a label without a weight. */
  weight: string | null;
  /** The product's own best-before day. */
  bestBefore: string | null;
  /** Whose it is, and what else to say. */
  notes: readonly string[];
}

const dayText = (day: string): string =>
  dateFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** @returns "2 01234 92875 6", as it stands under the bars */
const spaced = (upc: string): string =>
  `${upc.slice(0, 1)} ${upc.slice(1, 6)} ${upc.slice(6, 11)} ${upc.slice(11)}`;

/** What one costs: its weight times the price, or its price; null where it isn't known. */
function centsOf({ price, per, weight }: Labeled): number | null {
  if (price === null || per === null) return price;
  return weight === null ? null : priceOfWeight(weight, per, price);
}

/** @returns "$6.50/lb", "$4.50 per bunch" */
function unitPriceOf({ price, per, unit }: Labeled): string | null {
  if (price === null) return null;
  return per
    ? `${dollars(price)}${perText({ pricePer: per })}`
    : formatPricePerUnit((price / 100).toFixed(2), unit);
}

function once(make: () => Bars): () => Bars {
  let made: Bars | undefined;
  return () => (made ??= make());
}

/** How many parts of a DataBar are in a row: all, or fewer where it has to be narrower. */
const SEGMENTS = [22, 10, 8, 6, 4] as const;

function codeOf(code: LabelCode, of: Labeled, cents: number | null): CodeForms | null {
  const { option, per, weight } = of;
  if (option === null || per === null || weight === null) return null;
  if (code === 'upc') {
    const upc = cents === null ? null : priceUpc(option, cents);
    return upc === null ? null : { forms: [once(() => upcBars(upc))], text: spaced(upc), stretches: true };
  }
  if (code !== 'databar') return null;
  const elements = elementString(option, { weight, per }, cents);
  return elements
    ? {
        forms: SEGMENTS.map((segments) => once(() => dataBarBars(elements, segments))),
        text: null,
        stretches: false,
      }
    : null;
}

const qr = ({ productUrl }: Labeled): CodeForms => ({
  ...{ forms: [() => qrBars(productUrl)], text: null, stretches: false },
});

/** @returns what stands on a label; a QR code where the barcode asked for can't say what it would have to */
export function labelContent(
  of: Labeled,
  { code, price, packedOn, keepsDays }: Pick<LabelSetup, 'code' | 'price' | 'packedOn' | 'keepsDays'>,
): LabelContent {
  const cents = price === 'yes' ? centsOf(of) : null;
  const bestBefore = keepsDays === undefined ? of.bestBefore : addDays(packedOn, keepsDays);
  const unitPrice = price === 'yes' ? unitPriceOf(of) : null;
  const chosen = codeOf(code, of, cents);
  return {
    farm: of.farm,
    name: of.name,
    weight: of.weight,
    price: cents === null ? null : dollars(cents),
    facts: [
      ...(unitPrice ? [unitPrice] : []),
      `Packed ${dayText(packedOn)}`,
      ...(bestBefore ? [`Best before ${dayText(bestBefore)}`] : []),
    ],
    notes: of.notes,
    codes: code === 'none' ? [] : [...(chosen ? [chosen] : []), qr(of)],
  };
}
