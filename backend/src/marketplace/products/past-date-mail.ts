import { dateText } from '../../contract/marketplace/dated-words.js';
import { listed } from '../../contract/shared/listed.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-draft.js';
import { oneLine } from '../../platform/mail/one-line.js';
import type { PastDate } from './expired.sql.js';

const MOST_NAMED = 20;

interface BoxWith {
  productId: number;
  name: string;
}

const line = ({ id, name, expirationDate }: PastDate, boxes: readonly BoxWith[]) => {
  const own = boxes.filter(({ productId }) => productId === id).map((box) => oneLine(box.name));
  const where = own.length > 0 ? ` It’s in ${listed(own)}, which shoppers can’t order either.` : '';
  return `${oneLine(name)} was good until ${dateText(expirationDate)}.${where}`;
};

export function pastDateMail(
  products: readonly [PastDate, ...PastDate[]],
  boxes: readonly BoxWith[],
  to: string,
): MailDraft {
  const [first] = products;
  const isOne = products.length === 1;
  const more = products.length - MOST_NAMED;
  return {
    kind: 'past-date',
    to,
    subject: isOne
      ? `${oneLine(first.name)} is past its date`
      : `${products.length} products are past their dates`,
    heading: isOne ? 'A product is past its date' : 'Products are past their dates',
    paragraphs: [
      ...products.slice(0, MOST_NAMED).map((product) => line(product, boxes)),
      ...(more > 0 ? [`And ${more} more.`] : []),
      `Shoppers can’t order ${isOne ? 'it' : 'them'} anymore. If you have a fresh batch, enter its date. Then it’s for sale again.`,
    ],
    action: isOne
      ? { label: 'Change the date', path: paths.editProduct(first.id) }
      : { label: 'See your products', path: `${paths.vendorDashboard}?tab=products` },
    about: { resource: 'products', id: first.id },
  };
}
