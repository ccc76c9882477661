import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { DailyQuestions } from './daily-questions.service.js';

const QUEUE = 'daily-questions';
const CLEAN_UP = 'texts-clean-up';
const CLEAN_UP_HOUR_UTC = 9;

@Injectable()
export class DailyQuestionsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly questions: DailyQuestions,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 5, retryDelaySeconds: 60, isSingle: true }, () =>
      this.questions.askAll(new Date()),
    );
    this.jobs.quarterHourly(QUEUE);
    this.jobs.handle(CLEAN_UP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, () =>
      this.questions.cleanUp(),
    );
    this.jobs.daily(CLEAN_UP, CLEAN_UP_HOUR_UTC);
  }
}
