import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Twilio } from '../../../platform/texting/twilio.client.js';
import { TEXT_QUEUE, type TextJob, TextSender } from './text-sender.js';

@Injectable()
export class TextSenderJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sender: TextSender,
    private readonly twilio: Twilio,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<TextJob>(
      TEXT_QUEUE,
      { retries: 4, retryDelaySeconds: 2, timeoutSeconds: 60 },
      // Without a number the jobs wait for a server that has one.
      this.twilio.number === null ? null : (job) => this.sender.send(job),
    );
  }
}
