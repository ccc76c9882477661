import type { Contact } from '../../../accounts/users/users.service.js';
import { NEWS_PER_WEEK } from '../../../contract/directory/news-limits.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-outbox.js';

interface News {
  id: number;
  farmId: number;
  farmName: string;
  text: string;
}

const frame = ({ email }: Contact, { id, text }: News) => ({
  to: email,
  facts: [{ label: 'You wrote', value: text }],
  about: { resource: 'farm-news', id },
});

export const newsHiddenMail = (owner: Contact, news: News, reason: string): MailDraft => ({
  ...frame(owner, news),
  kind: 'news-hidden',
  subject: `We hid news from ${news.farmName}`,
  heading: 'Your news is hidden',
  paragraphs: [
    `Hello ${owner.name},`,
    ...reason.split(/\n{2,}/),
    'Only you can see it now, on your dashboard. If you have questions, reply to this email.',
  ],
  action: { label: 'Open your dashboard', path: paths.farmerDashboard },
});

export const newsRestoredMail = (owner: Contact, news: News): MailDraft => ({
  ...frame(owner, news),
  kind: 'news-restored',
  subject: `We restored news from ${news.farmName}`,
  heading: 'Your news is back',
  paragraphs: [`Hello ${owner.name},`, 'Everyone can see it on your farm’s page again.'],
  action: { label: 'See your farm', path: paths.farm(news.farmId) },
});

export const newsStoppedMail = (owner: Contact, news: News, reason: string): MailDraft => ({
  ...frame(owner, news),
  kind: 'news-stopped',
  subject: `${news.farmName} can’t post news for now`,
  heading: 'We stopped your news',
  paragraphs: [
    `Hello ${owner.name},`,
    ...reason.split(/\n{2,}/),
    'Your farm’s page and listings stay as they are. If you have questions, reply to this email.',
  ],
});

export const newsResumedMail = (owner: Contact, news: News): MailDraft => ({
  ...frame(owner, news),
  kind: 'news-resumed',
  subject: `${news.farmName} can post news again`,
  heading: 'You can post news again',
  paragraphs: [
    `Hello ${owner.name},`,
    `You can tell your followers what’s new, up to ${NEWS_PER_WEEK} times in 7 days.`,
  ],
  action: { label: 'Open your dashboard', path: paths.farmerDashboard },
});
