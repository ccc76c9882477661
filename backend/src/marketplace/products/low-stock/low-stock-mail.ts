import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { oneLine } from '../../../platform/mail/one-line.js';
import type { LowProduct } from './low-stock.sql.js';

export function lowStockMail({ id, name, inventory }: LowProduct, to: string): MailDraft {
  const product = oneLine(name);
  const isOut = inventory === 0;
  return {
    kind: 'low-stock',
    to,
    subject: isOut ? `${product} is sold out` : `Only ${inventory} of ${product} left`,
    heading: isOut ? 'A product is sold out' : 'A product is running low',
    paragraphs: [
      isOut
        ? `The last order took the rest of ${product}. Shoppers can’t order it until you add stock.`
        : `Orders have brought ${product} down to ${inventory}.`,
      'We won’t write again about it until you have restocked it. You can change or turn off these emails on your dashboard, under Products.',
    ],
    action: { label: 'Update the stock', path: paths.editProduct(id) },
    about: { resource: 'products', id },
  };
}
