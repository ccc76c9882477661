import { ConfirmedEmails } from '../../../src/accounts/users/confirmed-emails.js';
import { UsersService } from '../../../src/accounts/users/users.service.js';
import type { FollowKey } from '../../../src/contract/following/follow-kinds.js';
import { DAY_MS } from '../../../src/contract/shared/calendar/durations.js';
import { Follower } from '../../../src/following/followers/follower.entity.js';
import { Followers } from '../../../src/following/followers/followers.service.js';
import { Follow } from '../../../src/following/follows/follow.entity.js';
import { EmailChannel } from '../../../src/following/notices/email-channel.js';
import { FanOut, type FanOutJob } from '../../../src/following/notices/fan-out.job.js';
import { NoticeChannels } from '../../../src/following/notices/notice-channels.js';
import { Notice } from '../../../src/following/notices/notice.entity.js';
import { NoticeRecall } from '../../../src/following/notices/recall/recall.job.js';
import { NoticeDelivery } from '../../../src/following/notices/telling/delivery.job.js';
import { Announcement } from '../../../src/platform/announcements/announcement.entity.js';
import { type AnnouncementDraft, Announcements } from '../../../src/platform/announcements/announcements.js';
import { Audiences } from '../../../src/platform/announcements/audiences.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MailDelivery } from '../../../src/platform/mail/mail-delivery.js';
import { MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { MailJobs } from '../../../src/platform/mail/mail.job.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { zoneAt } from '../zone-at.js';

let serial = 0;

/** Announcements, followers and what they are told, on the database of a test app that works no jobs. */
export class NoticeScene {
  readonly channels = new NoticeChannels();
  readonly fanOut: FanOut;
  readonly delivery: NoticeDelivery;
  readonly recall: NoticeRecall;
  readonly announcements: Announcements;
  readonly jobs: Jobs;

  private constructor(readonly test: TestApp) {
    const config = loadConfig({}, '/');
    const jobs = (this.jobs = new Jobs(test.db, config));
    const outbox = new MailOutbox(jobs, config);
    new MailJobs(jobs, new MailDelivery(test.db, jobs, config), config).onModuleInit();
    const followers = new Followers(test.db, new UsersService(test.db, new ConfirmedEmails()), outbox);
    new EmailChannel(this.channels, followers, outbox).onModuleInit();
    this.announcements = new Announcements(jobs, test.db);
    this.fanOut = new FanOut(test.db, jobs, new Audiences());
    this.delivery = new NoticeDelivery(test.db, jobs, outbox, this.channels);
    this.recall = new NoticeRecall(test.db, jobs, followers);
    this.fanOut.onModuleInit();
    this.recall.onModuleInit();
    this.delivery.onModuleInit();
  }

  static async begin(env: Record<string, string> = {}): Promise<NoticeScene> {
    return new NoticeScene(await startTestApp({ JOBS: 'off', ...env }));
  }

  end(): Promise<void> {
    return this.test.close();
  }

  /** Someone without an account, without quiet hours. */
  async follower(keys: readonly FollowKey[], given: Partial<Follower> = {}): Promise<Follower> {
    serial += 1;
    const email = given.userId === undefined ? `follower-${serial}@example.com` : null;
    const follower = await this.test.db.getRepository(Follower).save({
      ...{ email, confirmedAt: new Date(), quietFrom: 0, quietUntil: 0, timeZone: zoneAt(12) },
      ...given,
    });
    for (const key of keys) {
      await this.test.db.getRepository(Follow).save({ followerId: follower.id, key, name: `Name of ${key}` });
    }
    return follower;
  }

  /** @returns its id, also where there was one with its key */
  async announce(about: FollowKey, given: Partial<AnnouncementDraft> = {}): Promise<number> {
    serial += 1;
    const draft: AnnouncementDraft = {
      ...{
        kind: 'listing',
        key: `test-${serial}`,
        about: [about],
        title: `News ${serial}`,
        text: 'Come by.',
      },
      ...{ path: `/listings/${serial}`, words: `Kale ${serial}`, position: null, byUserId: null },
      until: new Date(Date.now() + 20 * DAY_MS),
      ...given,
    };
    await this.test.db.transaction((tx) => this.announcements.announce(tx, draft));
    const { key } = draft;
    return (await this.test.db.getRepository(Announcement).findOneByOrFail({ key })).id;
  }

  /** Works the batches of an announcement. @returns how many there were */
  async spread(announcementId: number, now = new Date()): Promise<number> {
    const waiting = async () =>
      (
        await this.test.db.query<{ id: string; data: FanOutJob }[]>(
          `DELETE FROM pgboss.job WHERE name = 'announcement' AND data->>'announcementId' = $1 RETURNING id, data`,
          [String(announcementId)],
        )
      )
        .flat()
        .filter((row) => typeof row === 'object');
    let batches = 0;
    for (let jobs = await waiting(); jobs.length > 0; jobs = await waiting()) {
      for (const { data } of jobs) await this.fanOut.run(data, now);
      batches += jobs.length;
    }
    return batches;
  }

  /** Announces, spreads and delivers. */
  async tell(about: FollowKey, given: Partial<AnnouncementDraft> = {}): Promise<number> {
    const id = await this.announce(about, given);
    await this.spread(id);
    await this.delivery.run(new Date());
    return id;
  }

  noticesOf({ id }: Follower): Promise<Notice[]> {
    return this.test.db.getRepository(Notice).find({ where: { followerId: id }, order: { id: 'ASC' } });
  }

  mailsTo({ email }: Follower): Promise<Mail[]> {
    return this.test.db.getRepository(Mail).find({ where: { recipient: email ?? '' }, order: { id: 'ASC' } });
  }

  /** As if the night of a follower were over. */
  async hasten({ id }: Follower): Promise<void> {
    await this.test.db
      .getRepository(Notice)
      .update({ followerId: id, status: 'waiting' }, { dueAt: new Date(Date.now() - 1_000) });
  }
}
