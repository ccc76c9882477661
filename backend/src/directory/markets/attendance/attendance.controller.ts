import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../../accounts/businesses/acting.js';
import { DoneView } from '../../../contract/accounts/auth.js';
import {
  AttendanceByLink,
  AttendanceLink,
  AttendanceParams,
  AttendanceRequest,
  EveryDayRequest,
  MemberParams,
  MyMarketDay,
  MyMarketDays,
} from '../../../contract/directory/attendance.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { SeenByStaff } from '../../../platform/http/security/viewing.js';
import { AttendanceService } from './attendance.service.js';

@ApiTags('directory')
@Controller('api')
export class AttendanceController {
  constructor(private readonly attendance: AttendanceService) {}

  @Get('market-days/mine')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @SeenByStaff()
  @Answers(MyMarketDays)
  mine(@Acting() { id }: ActingUser): Promise<MyMarketDay[]> {
    return this.attendance.mine(id);
  }

  /** Public, as the token of the email stands for the login; so is the answer. */
  @Post('market-days/asked')
  @Access('public')
  @Answers(MyMarketDay, HttpStatus.OK)
  asked(@Body({ schema: AttendanceLink }) link: AttendanceLink): Promise<MyMarketDay> {
    return this.attendance.asked(link);
  }

  @Post('market-days/answer')
  @Access('public')
  @Answers(MyMarketDay, HttpStatus.OK)
  answerByLink(@Body({ schema: AttendanceByLink }) body: AttendanceByLink): Promise<MyMarketDay> {
    return this.attendance.answerByLink(body);
  }

  @Put('market-days/:dayId/attendance/:memberId')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @Answers(MyMarketDay)
  answer(
    @Acting() user: ActingUser,
    @Param({ schema: AttendanceParams }) params: AttendanceParams,
    @Body({ schema: AttendanceRequest }) body: AttendanceRequest,
  ): Promise<MyMarketDay> {
    return this.attendance.answer(user, params, body);
  }

  @Delete('market-days/:dayId/attendance/:memberId')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @Answers(MyMarketDay)
  clear(
    @Acting() user: ActingUser,
    @Param({ schema: AttendanceParams }) params: AttendanceParams,
  ): Promise<MyMarketDay> {
    return this.attendance.clear(user, params);
  }

  @Put('market-memberships/:memberId/every-day')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @Answers(DoneView)
  async setEveryDay(
    @Acting() user: ActingUser,
    @Param({ schema: MemberParams }) { memberId }: MemberParams,
    @Body({ schema: EveryDayRequest }) { comesEveryDay }: EveryDayRequest,
  ): Promise<DoneView> {
    await this.attendance.setEveryDay(user, memberId, comesEveryDay);
    return { done: true };
  }
}
