import { FOLLOW_LINK_DAYS } from '../../contract/following/follow-kinds.js';
import { mailPaths } from '../../contract/shared/mail-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { CONFIRM_MAIL } from '../followers/followers.service.js';

export const confirmFollowMail = (to: string, what: string, token: string, by: string | null): MailDraft => ({
  kind: CONFIRM_MAIL,
  to,
  subject: 'Confirm what you want to follow on Farmgate',
  heading: 'Hello,',
  paragraphs: [
    `Someone, most likely you, asked us to send news about ${what} to this address.`,
    `Please confirm it. The link works for ${FOLLOW_LINK_DAYS} days.`,
  ],
  action: { label: 'Follow', path: mailPaths.confirmFollow(token) },
  isSecret: true,
  typed: { by },
  note: "If this wasn't you, ignore this email. We won't send anything without your confirmation.",
});
