import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { oneLine } from '../../../platform/mail/one-line.js';

interface Product {
  id: number;
  name: string;
  email: string;
}

const aboutProduct = ({ id }: Product) => ({ about: { resource: 'products', id } });

export const productHiddenMail = (product: Product, reason: string): MailDraft => ({
  kind: 'product-hidden',
  to: product.email,
  subject: `We hid ${oneLine(product.name)} from the marketplace`,
  heading: `We hid ${oneLine(product.name)} from the marketplace`,
  paragraphs: [
    ...reason.split(/\n{2,}/),
    "Existing orders aren't affected. Once you've changed it, or if you have questions, reply to this email.",
  ],
  action: { label: 'Edit the product', path: paths.editProduct(product.id) },
  ...aboutProduct(product),
});

export const productRestoredMail = (product: Product): MailDraft => ({
  kind: 'product-restored',
  to: product.email,
  subject: `${oneLine(product.name)} is back in the marketplace`,
  heading: `${oneLine(product.name)} is back in the marketplace`,
  paragraphs: ["While it's active, shoppers can see it in the marketplace."],
  action: { label: 'Open your dashboard', path: paths.vendorDashboard },
  ...aboutProduct(product),
});

export const productDeletedMail = (product: Product): MailDraft => ({
  kind: 'product-deleted',
  to: product.email,
  subject: `${oneLine(product.name)} was deleted`,
  heading: `We deleted ${oneLine(product.name)}`,
  paragraphs: ['There were no orders for it. If you have questions, reply to this email.'],
  action: { label: 'Open your dashboard', path: paths.vendorDashboard },
});
