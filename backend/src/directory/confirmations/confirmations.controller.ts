import { Body, Controller, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import {
  ConfirmationByLink,
  ConfirmationLink,
  ConfirmationList,
  ConfirmationParams,
  ConfirmationRequest,
  ConfirmationView,
} from '../../contract/directory/confirmations.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, MaybeUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { ConfirmationsService } from './confirmations.service.js';

@ApiTags('directory')
@Controller('api/confirmations')
export class ConfirmationsController {
  constructor(private readonly confirmations: ConfirmationsService) {}

  @Get()
  @Access('user')
  @Answers(ConfirmationList)
  due(@CurrentUser() { id }: SignedInUser): Promise<ConfirmationView[]> {
    return this.confirmations.due(id);
  }

  /** Public, as the token of the email stands for the login; so is the answer. */
  @Post('asked')
  @Access('public')
  @Answers(ConfirmationView, HttpStatus.OK)
  asked(
    @MaybeUser() reader: SignedInUser | null,
    @Body({ schema: ConfirmationLink }) link: ConfirmationLink,
  ): Promise<ConfirmationView> {
    return this.confirmations.asked(link, reader);
  }

  @Post('answer')
  @Access('public')
  @Answers(ConfirmationView, HttpStatus.OK)
  answerByLink(
    @MaybeUser() reader: SignedInUser | null,
    @Body({ schema: ConfirmationByLink }) body: ConfirmationByLink,
  ): Promise<ConfirmationView> {
    return this.confirmations.answerByLink(body, reader);
  }

  @Put(':id')
  @Access('user')
  @Answers(ConfirmationView)
  answer(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ConfirmationParams }) { id }: ConfirmationParams,
    @Body({ schema: ConfirmationRequest }) { answer }: ConfirmationRequest,
  ): Promise<ConfirmationView> {
    return this.confirmations.answer(user, id, answer);
  }
}
