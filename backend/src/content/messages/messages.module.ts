import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../../platform/admin/admin-controller.js';
import { MessageAnswer } from './message-answer.entity.js';
import { Message } from './message.entity.js';
import { messageResource } from './messages.admin.sql.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { MessagesStaff } from './messages.staff.js';
import { SavedAnswer } from './saved-answer.entity.js';
import { savedAnswerResource } from './saved-answers.admin.sql.js';
import { SavedAnswersStaff } from './saved-answers.staff.js';

@Module({
  imports: [TypeOrmModule.forFeature([Message, MessageAnswer, SavedAnswer])],
  controllers: [
    MessagesController,
    adminController(messageResource, MessagesStaff),
    adminController(savedAnswerResource, SavedAnswersStaff),
  ],
  providers: [MessagesStaff, MessagesService, SavedAnswersStaff],
})
export class MessagesModule {}
