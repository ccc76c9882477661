import { paths, withQuery } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { oneLine } from '../../../platform/mail/one-line.js';
import type { Replier, UntoldReply } from './replies.sql.js';

const aboutReview = ({ id }: { id: number }) => ({ about: { resource: 'reviews', id } });

export const replyMail = (reply: UntoldReply): MailDraft => ({
  kind: 'review-reply',
  to: reply.email,
  subject: `${oneLine(reply.businessName)} replied to your review`,
  heading: `${oneLine(reply.businessName)} replied`,
  paragraphs: [
    reply.productName === null
      ? 'The vendor replied to your review.'
      : `The vendor replied to your review of ${oneLine(reply.productName)}.`,
  ],
  facts: [
    ...(reply.comment === null ? [] : [{ label: 'You wrote', value: reply.comment }]),
    { label: 'Their reply', value: reply.reply },
  ],
  action:
    reply.productId === null
      ? { label: 'See the vendor', path: paths.vendor(reply.vendorId) }
      : { label: 'See the reply', path: withQuery(paths.product(reply.productId), { tab: 'reviews' }) },
  note: 'Anyone can read this reply. We won’t email you again about it.',
  ...aboutReview(reply),
});

const REVIEWS = withQuery(paths.vendorDashboard, { tab: 'reviews' });
const called = ({ productName }: Replier) =>
  productName === null ? 'your reply to a review' : `your reply to a review of ${oneLine(productName)}`;
const written = ({ reply }: Replier) => (reply === null ? [] : [{ label: 'You wrote', value: reply }]);

export const replyHiddenMail = (replier: Replier, reason: string): MailDraft => ({
  kind: 'reply-hidden',
  to: replier.email,
  subject: `We hid ${called(replier)}`,
  heading: 'Your reply is hidden',
  paragraphs: [
    ...reason.split(/\n{2,}/),
    'You can change it on your dashboard. Once you have, or if you have questions, reply to this email.',
  ],
  facts: written(replier),
  action: { label: 'Open your reviews', path: REVIEWS },
  ...aboutReview(replier),
});

export const replyRestoredMail = (replier: Replier): MailDraft => ({
  kind: 'reply-restored',
  to: replier.email,
  subject: `We restored ${called(replier)}`,
  heading: replier.reply === null ? 'You can reply again' : 'Your reply is back',
  paragraphs: [
    replier.reply === null ? 'Your next reply will be shown below the review.' : 'Everyone can see it again.',
  ],
  facts: written(replier),
  action: { label: 'Open your reviews', path: REVIEWS },
  ...aboutReview(replier),
});
