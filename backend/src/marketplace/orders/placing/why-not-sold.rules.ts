import { backOnText } from '../../../contract/marketplace/back-on.js';
import { whyNoBox } from '../../../contract/marketplace/box-words.js';
import { quantityText } from '../../../contract/marketplace/weight/weight-words.js';
import { awayAt } from '../../vendors/days-off.rules.js';
import type { LineWithParts } from '../boxes/goods.rules.js';
import type { CartLine } from './dated-lines.js';

function whyExpired({ productName, parts }: CartLine & LineWithParts): string {
  const part = parts.find(({ isExpired }) => isExpired);
  return part
    ? `${productName}: ${part.name}, which is in this box, is past its date.`
    : `${productName} is past its date, so it’s no longer sold.`;
}

export function whyNotSold(line: CartLine & LineWithParts, now: Date): string | null {
  const { productName, quantity, inventory } = line;
  if (line.needsVariant) return `${productName} is now sold in more than one option. Please choose one.`;
  if (!line.isListed) return `${productName} is no longer available.`;
  if (line.isExpired) return whyExpired(line);
  const incomplete = line.isBundle && whyNoBox(line);
  if (incomplete) return `${productName}: ${incomplete}`;
  const away = awayAt(line.daysOff, now);
  if (away) return `${productName}: ${line.vendorName} is away. ${backOnText(away.backOn)}.`;
  // What there is depends on the day, which is looked at later.
  if (line.stock) return null;
  if (inventory === 0) return `${productName} is out of stock.`;
  const left = line.byWeight ? quantityText(line.byWeight, inventory) : inventory;
  return inventory < quantity ? `Only ${left} of ${productName} left.` : null;
}
