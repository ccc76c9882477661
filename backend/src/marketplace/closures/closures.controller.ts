import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../accounts/businesses/acting.js';
import {
  ClosureCalendar,
  ClosureCalendarQuery,
  ClosureList,
  ClosureParams,
  ClosurePreview,
  ClosurePreviewRequest,
  ClosureRequest,
  HolidayParams,
  HolidayQuestions,
  TakenBack,
} from '../../contract/marketplace/closures.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { SeenByStaff } from '../../platform/http/security/viewing.js';
import { CloseDays } from './close-days.js';
import { Closures } from './closures.service.js';
import { Holidays } from './holidays.service.js';

@ApiTags('marketplace')
@Controller('api/closures')
export class ClosuresController {
  constructor(
    private readonly closures: Closures,
    private readonly closing: CloseDays,
    private readonly holidays: Holidays,
  ) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @SeenByStaff((list: ClosureList) => ({ ...list, booked: [] }))
  @Answers(ClosureList)
  list(@Acting() user: ActingUser): Promise<ClosureList> {
    return this.closures.list(user);
  }

  @Get('calendar')
  @Access('user')
  @ForBusiness('look')
  @SeenByStaff()
  @Answers(ClosureCalendar)
  calendar(
    @Acting() user: ActingUser,
    @Query({ schema: ClosureCalendarQuery }) query: ClosureCalendarQuery,
  ): Promise<ClosureCalendar> {
    return this.closures.calendar(user, query);
  }

  @Post('preview')
  @Access('user')
  @ForBusiness('edit')
  @AtMost(120, 10)
  @Answers(ClosurePreview, HttpStatus.OK)
  preview(
    @Acting() user: ActingUser,
    @Body({ schema: ClosurePreviewRequest }) request: ClosurePreviewRequest,
  ): Promise<ClosurePreview> {
    return this.closures.preview(user, request);
  }

  @Post()
  @Access('user')
  @ForBusiness('edit')
  @AtMost(60, 10)
  @Answers(ClosureList, HttpStatus.CREATED)
  add(
    @Acting() user: ActingUser,
    @Body({ schema: ClosureRequest }) request: ClosureRequest,
  ): Promise<ClosureList> {
    return this.closing.add(user, request);
  }

  @Get('holidays')
  @Access('user')
  @ForBusiness('look')
  @SeenByStaff()
  @Answers(HolidayQuestions)
  questions(@Acting() user: ActingUser): Promise<HolidayQuestions> {
    return this.holidays.list(user);
  }

  /** That they are open then. That they are closed is said by closing. */
  @Put('holidays/:day')
  @Access('user')
  @ForBusiness('edit')
  @Answers(HolidayQuestions)
  open(
    @Acting() user: ActingUser,
    @Param({ schema: HolidayParams }) { day }: HolidayParams,
  ): Promise<HolidayQuestions> {
    return this.holidays.open(user, day);
  }

  @Delete('holidays/:day')
  @Access('user')
  @ForBusiness('edit')
  @Answers(HolidayQuestions)
  forget(
    @Acting() user: ActingUser,
    @Param({ schema: HolidayParams }) { day }: HolidayParams,
  ): Promise<HolidayQuestions> {
    return this.holidays.forget(user, day);
  }

  @Put(':id')
  @Access('user')
  @ForBusiness('edit')
  @AtMost(60, 10)
  @Answers(ClosureList)
  change(
    @Acting() user: ActingUser,
    @Param({ schema: ClosureParams }) { id }: ClosureParams,
    @Body({ schema: ClosureRequest }) request: ClosureRequest,
  ): Promise<ClosureList> {
    return this.closing.change(user, id, request);
  }

  @Delete(':id')
  @Access('user')
  @ForBusiness('edit')
  @AtMost(60, 10)
  @Answers(TakenBack)
  remove(
    @Acting() user: ActingUser,
    @Param({ schema: ClosureParams }) { id }: ClosureParams,
  ): Promise<TakenBack> {
    return this.closing.remove(user, id);
  }
}
