import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Message } from './message.entity.js';
import { MessagesAdminController } from './messages.admin.controller.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Message])],
  controllers: [MessagesController, MessagesAdminController],
  providers: [MessagesService],
})
export class MessagesModule {}
