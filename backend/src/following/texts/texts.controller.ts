import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../accounts/businesses/acting.js';
import {
  DailyEmailRequest,
  TextCodeRequest,
  TextNumberParams,
  TextNumberRequest,
  TextParams,
  TextsView,
} from '../../contract/following/texts.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { DailyQuestions } from './daily/daily-questions.service.js';
import { TextNumbers } from './numbers/text-numbers.service.js';
import { TextsService } from './texts.service.js';

/** Every answer is the whole page, as it is afterwards. */
@ApiTags('following')
@Controller('api/texts')
export class TextsController {
  constructor(
    private readonly texts: TextsService,
    private readonly numbers: TextNumbers,
    private readonly daily: DailyQuestions,
  ) {}

  @Get()
  @Access('user')
  @ForBusiness('post')
  @Answers(TextsView)
  view(@Acting() user: ActingUser): Promise<TextsView> {
    return this.texts.view(user);
  }

  @Post('numbers')
  @Access('user')
  @ForBusiness('post')
  @Answers(TextsView, HttpStatus.OK)
  async add(
    @Acting() user: ActingUser,
    @Body({ schema: TextNumberRequest }) body: TextNumberRequest,
  ): Promise<TextsView> {
    await this.numbers.add(user, body);
    return this.texts.view(user);
  }

  @Post('numbers/:id/code')
  @Access('user')
  @ForBusiness('post')
  @Answers(TextsView, HttpStatus.OK)
  async verify(
    @Acting() user: ActingUser,
    @Param({ schema: TextNumberParams }) { id }: TextNumberParams,
    @Body({ schema: TextCodeRequest }) body: TextCodeRequest,
  ): Promise<TextsView> {
    await this.numbers.verify(user, id, body);
    return this.texts.view(user);
  }

  @Delete('numbers/:id')
  @Access('user')
  @ForBusiness('post')
  @Answers(TextsView)
  async remove(
    @Acting() user: ActingUser,
    @Param({ schema: TextNumberParams }) { id }: TextNumberParams,
  ): Promise<TextsView> {
    await this.numbers.remove(user, id);
    return this.texts.view(user);
  }

  @Put('daily-email')
  @Access('user')
  @ForBusiness('post')
  @Answers(TextsView)
  async setDailyEmail(
    @Acting() user: ActingUser,
    @Body({ schema: DailyEmailRequest }) { isWanted }: DailyEmailRequest,
  ): Promise<TextsView> {
    await this.daily.set(user.actor.id, isWanted);
    return this.texts.view(user);
  }

  @Post(':id/dismiss')
  @Access('user')
  @ForBusiness('post')
  @Answers(TextsView, HttpStatus.OK)
  async dismiss(
    @Acting() user: ActingUser,
    @Param({ schema: TextParams }) { id }: TextParams,
  ): Promise<TextsView> {
    await this.texts.dismiss(user, id);
    return this.texts.view(user);
  }

  @Post(':id/restore')
  @Access('user')
  @ForBusiness('post')
  @Answers(TextsView, HttpStatus.OK)
  async restore(
    @Acting() user: ActingUser,
    @Param({ schema: TextParams }) { id }: TextParams,
  ): Promise<TextsView> {
    await this.texts.restore(user, id);
    return this.texts.view(user);
  }
}
