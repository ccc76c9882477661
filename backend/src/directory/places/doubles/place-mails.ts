import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { Place } from '../../tables/place.entity.js';

type Named = Pick<Place, 'id' | 'name'>;

/** To who manages the entry that went. */
export const marketMergedMail = (
  gone: Named,
  kept: Named,
  manager: { name: string; email: string },
): MailDraft => ({
  kind: 'market-merged',
  to: manager.email,
  subject: `${gone.name} was listed twice`,
  heading: 'We merged two entries for your market',
  paragraphs: [
    hello(manager.name),
    `${gone.name} was on Farmgate twice. Our team merged the two entries and kept the vendors and followers of both. Where hours or dates differed, the newest count. The old link still works, and you manage the market as before.`,
  ],
  action: { label: `Look at ${kept.name}`, path: paths.place(kept.id, kept.name) },
  about: { resource: 'places', id: kept.id },
});
