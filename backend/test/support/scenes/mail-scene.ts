import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MailAttempt } from '../../../src/platform/mail/mail-attempt.entity.js';
import { MailDelivery } from '../../../src/platform/mail/mail-delivery.js';
import { type MailDraft, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { MailJobs } from '../../../src/platform/mail/mail.job.js';
import { serve } from '../servers/serve.js';
import { type MailServer, startMailServer } from '../stand-ins/mail-server.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { until } from '../until.js';

const SETTINGS = { PUBLIC_URL: 'https://farmgate.example', MAIL_FROM: 'Farmgate <hello@farmgate.example>' };

/**
 * An outbox on the database of a test app whose server works no jobs, a mail server, and the servers that
 * deliver to it.
 */
export class MailScene {
  private readonly workers: { stop(): Promise<void> }[] = [];

  private constructor(
    readonly test: TestApp,
    public smtp: MailServer,
    readonly outbox: MailOutbox,
    readonly delivery: MailDelivery,
  ) {}

  static async begin(): Promise<MailScene> {
    const test = await startTestApp();
    const config = loadConfig(SETTINGS, '/');
    const jobs = new Jobs(test.db, config);
    const delivery = new MailDelivery(test.db, jobs, config);
    new MailJobs(jobs, delivery, config).onModuleInit();
    return new MailScene(test, await startMailServer(), new MailOutbox(jobs, config), delivery);
  }

  async end(): Promise<void> {
    await this.stopWorkers();
    await this.smtp.stop();
    await this.test.close();
  }

  /** Makes the mail server friendly again, and forget what came. */
  calm(): void {
    Object.assign(this.smtp, { answerRecipient: () => undefined, slowness: 0, begun: 0, arrived: [] });
  }

  /** Variables of a server that delivers to the mail server. */
  get settings(): Record<string, string> {
    return { ...SETTINGS, JOBS: 'on', SMTP_URL: this.smtp.url };
  }

  /** Starts a server of the product that delivers to the mail server, until `stopWorkers`. */
  async startWorker(env: Record<string, string> = {}): Promise<void> {
    this.workers.push(await serve(this.test.databaseUrl, { ...this.settings, ...env }));
  }

  async stopWorkers(): Promise<void> {
    await Promise.all(this.workers.splice(0).map((worker) => worker.stop()));
  }

  /** @returns its id, or null where it is not taken */
  enqueueOrNot(draft: Partial<MailDraft> = {}): Promise<number | null> {
    return this.test.db.transaction((tx) =>
      this.outbox.enqueue(tx, {
        kind: 'test',
        to: 'ann@farm.example',
        subject: 'Fresh kale',
        heading: 'The kale is here',
        paragraphs: ['Come by.'],
        ...draft,
      }),
    );
  }

  async enqueue(draft: Partial<MailDraft> = {}): Promise<number> {
    return (await this.enqueueOrNot(draft)) ?? 0;
  }

  mailOf(id: number): Promise<Mail> {
    return this.test.db.getRepository(Mail).findOneByOrFail({ id });
  }

  attemptsOf(mailId: number): Promise<MailAttempt[]> {
    return this.test.db.getRepository(MailAttempt).find({ where: { mailId }, order: { id: 'ASC' } });
  }

  untilIs(id: number, status: Mail['status']): Promise<void> {
    return until(async () => (await this.mailOf(id)).status === status);
  }

  /** What waits for its next try is due at once. */
  hurry(): Promise<unknown> {
    return this.test.db.query(
      `UPDATE pgboss.job SET start_after = now() - interval '1 s' WHERE state < 'active'`,
    );
  }
}
