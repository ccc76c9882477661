import { Body, Controller, Get, HttpStatus, Param, Post, Put, type Type } from '@nestjs/common';
import type { z } from 'zod';
import {
  BoxSiteRequest,
  ChangeBoxRequest,
  ChangeSizeRequest,
  HoldBoxRequest,
  ShiftBoxRequest,
  SiteFromRequest,
  SizeChoiceList,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { ShareMembers } from '../members/share-members.service.js';
import { Boxes, type OfBoxes } from './boxes.service.js';

/** One of the ways in to a membership's boxes: the member's own, or the farm's. */
interface WayIn<Who, At, View> {
  name: string;
  path: string;
  /** Who may call, and who they are. */
  access: () => MethodDecorator;
  who: () => ParameterDecorator;
  params: z.ZodType<At>;
  boxParams: z.ZodType<At & { boxId: number }>;
  of: (who: Who, at: At) => OfBoxes;
  view: z.ZodType<View>;
  read: (from: { boxes: Boxes; members: ShareMembers }, at: At) => Promise<View>;
}

/** What is done with boxes. Each call answers the membership as it is then. */
export function boxCalls<Who, At, View>(way: WayIn<Who, At, View>): Type<unknown> {
  type AtBox = At & { boxId: number };

  @ApiTags('marketplace')
  @Controller(way.path)
  class BoxCalls {
    constructor(
      private readonly boxes: Boxes,
      private readonly members: ShareMembers,
    ) {}

    @Post('boxes/:boxId/hold')
    @way.access()
    @Answers(way.view, HttpStatus.OK)
    hold(
      @way.who() who: Who,
      @Param({ schema: way.boxParams }) at: AtBox,
      @Body({ schema: HoldBoxRequest }) { forCredit }: HoldBoxRequest,
    ): Promise<View> {
      return this.changed(at, this.boxes.hold(way.of(who, at), at.boxId, forCredit));
    }

    @Post('boxes/:boxId/release')
    @way.access()
    @Answers(way.view, HttpStatus.OK)
    release(
      @way.who() who: Who,
      @Param({ schema: way.boxParams }) at: AtBox,
      @Body({ schema: ChangeBoxRequest }) _request: ChangeBoxRequest,
    ): Promise<View> {
      return this.changed(at, this.boxes.release(way.of(who, at), at.boxId));
    }

    @Post('boxes/:boxId/shift')
    @way.access()
    @Answers(way.view, HttpStatus.OK)
    shift(
      @way.who() who: Who,
      @Param({ schema: way.boxParams }) at: AtBox,
      @Body({ schema: ShiftBoxRequest }) { date }: ShiftBoxRequest,
    ): Promise<View> {
      return this.changed(at, this.boxes.shift(way.of(who, at), at.boxId, date));
    }

    @Post('boxes/:boxId/donate')
    @way.access()
    @Answers(way.view, HttpStatus.OK)
    donate(
      @way.who() who: Who,
      @Param({ schema: way.boxParams }) at: AtBox,
      @Body({ schema: ChangeBoxRequest }) _request: ChangeBoxRequest,
    ): Promise<View> {
      return this.changed(at, this.boxes.donate(way.of(who, at), at.boxId));
    }

    @Post('boxes/:boxId/site')
    @way.access()
    @Answers(way.view, HttpStatus.OK)
    site(
      @way.who() who: Who,
      @Param({ schema: way.boxParams }) at: AtBox,
      @Body({ schema: BoxSiteRequest }) { scheduleId }: BoxSiteRequest,
    ): Promise<View> {
      return this.changed(at, this.boxes.site(way.of(who, at), at.boxId, scheduleId));
    }

    @Get('sizes')
    @way.access()
    @Answers(SizeChoiceList)
    sizes(@way.who() who: Who, @Param({ schema: way.params }) at: At): Promise<SizeChoiceList> {
      return this.boxes.sizes(way.of(who, at));
    }

    @Post('size')
    @way.access()
    @Answers(way.view, HttpStatus.OK)
    size(
      @way.who() who: Who,
      @Param({ schema: way.params }) at: At,
      @Body({ schema: ChangeSizeRequest }) request: ChangeSizeRequest,
    ): Promise<View> {
      return this.changed(at, this.boxes.size(way.of(who, at), request));
    }

    @Put('site')
    @way.access()
    @Answers(way.view)
    siteFrom(
      @way.who() who: Who,
      @Param({ schema: way.params }) at: At,
      @Body({ schema: SiteFromRequest }) request: SiteFromRequest,
    ): Promise<View> {
      return this.changed(at, this.boxes.siteFrom(way.of(who, at), request));
    }

    private async changed(at: At, change: Promise<void>): Promise<View> {
      await change;
      return way.read({ boxes: this.boxes, members: this.members }, at);
    }
  }
  Object.defineProperty(BoxCalls, 'name', { value: way.name });
  return BoxCalls;
}
