import type { EntityManager } from 'typeorm';
import { namePartOf } from '../../../contract/marketplace/short-crop-words.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { countedOf, keyOf, unitOfLine } from './crop-key.rules.js';
import { type BoxNeed, boxNeedsOn, lineNeedsOn, partNeedsOn } from './crops.sql.js';
import type { Need } from './share-out.rules.js';

/** Who needs something of a crop. Money in cents. */
export interface CropNeed extends Omit<Need, 'lastShort'> {
  key: string;
  cropName: string;
  unit: string;
  who: string | null;
  customerName: string;
  what: string;
  /** As whoever packs it reads it. */
  packedName: string;
  /** Also of a box of a share that is one. */
  orderId: number | null;
  of:
    | { kind: 'share'; box: BoxNeed }
    | { kind: 'line'; itemId: number }
    | { kind: 'part'; itemId: number; price: number; boxValue: number };
}

/** What a day needs of each crop: boxes of shares, orders and boxes of parts. Three statements. */
export async function needsOn(tx: EntityManager, vendorId: number, day: string): Promise<CropNeed[]> {
  const boxes = await fetchRows(tx, boxNeedsOn, [vendorId, day]);
  const lines = await fetchRows(tx, lineNeedsOn, [vendorId, day]);
  const parts = await fetchRows(tx, partNeedsOn, [vendorId, day]);
  return [
    ...boxes.map(ofBox),
    ...lines.map(({ itemId, unit: asSold, isByWeight, name, ...line }): CropNeed => {
      const unit = unitOfLine(asSold, isByWeight);
      const { who, customerName, orderId, orderNumber, needed } = line;
      return {
        ...{ key: keyOf(name, unit), cropName: name, unit, who, customerName, orderId, needed },
        ...{ what: `Order ${orderNumber}`, packedName: name, isShare: false, of: { kind: 'line', itemId } },
      };
    }),
    ...parts.map(({ itemId, name, unit, price, boxValue, boxName, ...line }): CropNeed => {
      const { who, customerName, orderId, orderNumber, needed } = line;
      return {
        ...{ key: keyOf(name, unit), cropName: name, unit, who, customerName, orderId, needed },
        ...{
          what: `${boxName}, order ${orderNumber}`,
          isShare: false,
          packedName: namePartOf(name, boxName),
        },
        of: { kind: 'part', itemId, price, boxValue },
      };
    }),
  ];
}

function ofBox(box: BoxNeed): CropNeed {
  const { name, quantity, boxes, who, customerName, orderId, sizeName, isDonated } = box;
  const { count, unit } = countedOf(quantity);
  return {
    ...{
      key: keyOf(name, unit),
      cropName: name,
      packedName: name,
      unit,
      who,
      orderId,
      needed: count * boxes,
    },
    ...{ customerName: isDonated ? 'Donation' : customerName, what: `${sizeName} box`, isShare: true },
    of: { kind: 'share', box },
  };
}
