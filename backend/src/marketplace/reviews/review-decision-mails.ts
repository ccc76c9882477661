import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-draft.js';
import { oneLine } from '../../platform/mail/one-line.js';

interface Reviewed {
  id: number;
  email: string;
  productId: number | null;
  productName: string | null;
  comment: string | null;
}

const called = ({ productName }: Reviewed) =>
  productName === null ? 'your review' : `your review of ${oneLine(productName)}`;
const written = ({ comment }: Reviewed) => (comment === null ? [] : [{ label: 'You wrote', value: comment }]);
const aboutReview = ({ id }: Reviewed) => ({ about: { resource: 'reviews', id } });

export const reviewHiddenMail = (review: Reviewed, reason: string): MailDraft => ({
  kind: 'review-hidden',
  to: review.email,
  subject: `We hid ${called(review)}`,
  heading: 'Your review is hidden',
  paragraphs: [
    ...reason.split(/\n{2,}/),
    'You can change it on the product page, where only you can see it now. Once you have, or if you have questions, reply to this email.',
  ],
  facts: written(review),
  ...(review.productId === null
    ? {}
    : { action: { label: 'Open the product', path: paths.product(review.productId) } }),
  ...aboutReview(review),
});

export const reviewRestoredMail = (review: Reviewed): MailDraft => ({
  kind: 'review-restored',
  to: review.email,
  subject: `We restored ${called(review)}`,
  heading: 'Your review is back',
  paragraphs: ['It counts toward the ratings again.'],
  facts: written(review),
  ...aboutReview(review),
});

export const reviewLetterMail = (review: Reviewed, text: string): MailDraft => ({
  kind: 'review-letter',
  to: review.email,
  subject: `About ${called(review)}`,
  heading: 'About your review',
  paragraphs: [...text.split(/\n{2,}/), 'Reply to this email to answer us.'],
  facts: written(review),
  ...aboutReview(review),
});
