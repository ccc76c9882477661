import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../../accounts/personal-data/personal-data.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { FieldStatusModule } from '../../directory/field-status/field-status.module.js';
import { MarketsModule } from '../../directory/markets/markets.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { TextingModule } from '../../platform/texting/texting.module.js';
import { TextActions } from './acting/text-actions.js';
import { DailyQuestionsJobs } from './daily/daily-questions.job.js';
import { DailyQuestions } from './daily/daily-questions.service.js';
import { DailyQuestion } from './entities/daily-question.entity.js';
import { TextConsent } from './entities/text-consent.entity.js';
import { TextNumber } from './entities/text-number.entity.js';
import { Text } from './entities/text.entity.js';
import { Inbound } from './inbound/inbound.service.js';
import { TextWebhooksController } from './inbound/text-webhooks.controller.js';
import { TextNumbers } from './numbers/text-numbers.service.js';
import { TextSenderJobs } from './numbers/text-sender.job.js';
import { TextSender } from './numbers/text-sender.js';
import { textConsentResource, textResource, unreadTextResource } from './staff/texts.admin.sql.js';
import { TextConsentsStaff, TextsStaff, UnreadTextsStaff } from './staff/texts.staff.js';
import { TextCommands } from './text-commands.js';
import { TextRecords } from './text-records.js';
import { TextsController } from './texts.controller.js';
import { TextsService } from './texts.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Text, TextNumber, TextConsent, DailyQuestion]),
    UsersModule,
    PersonalDataModule,
    FieldStatusModule,
    MarketsModule,
    RateLimitsModule,
    TextingModule,
  ],
  controllers: [
    TextsController,
    TextWebhooksController,
    adminController(textResource, TextsStaff),
    adminController(unreadTextResource, UnreadTextsStaff),
    adminController(textConsentResource, TextConsentsStaff),
  ],
  providers: [
    ...[
      TextsService,
      TextNumbers,
      TextSender,
      TextSenderJobs,
      TextCommands,
      TextActions,
      Inbound,
      DailyQuestions,
      DailyQuestionsJobs,
    ],
    ...[TextRecords, TextsStaff, UnreadTextsStaff, TextConsentsStaff],
  ],
})
export class TextsModule {}
