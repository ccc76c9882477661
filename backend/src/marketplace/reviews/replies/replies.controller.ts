import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  ReplyRequest,
  ReplyUpdate,
  ReviewParams,
  VendorReview,
  VendorReviewList,
  VendorReviewQuery,
} from '../../../contract/marketplace/reviews.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { sendPage } from '../../../platform/http/answers/paging.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { RepliesService } from './replies.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/reviews')
export class RepliesController {
  constructor(private readonly replies: RepliesService) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @Answers(VendorReviewList)
  async list(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: VendorReviewQuery }) query: VendorReviewQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VendorReview[]> {
    return sendPage(request, reply, await this.replies.list(vendor, query), query);
  }

  @Post(':id/reply')
  @Access('user')
  @ForBusiness('post')
  @AtMost(60, 10)
  @Answers(VendorReview, HttpStatus.CREATED)
  create(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ReviewParams }) { id }: ReviewParams,
    @Body({ schema: ReplyRequest }) request: ReplyRequest,
  ): Promise<VendorReview> {
    return this.replies.create(vendor, id, request);
  }

  @Put(':id/reply')
  @Access('user')
  @ForBusiness('post')
  @AtMost(60, 10)
  @Answers(VendorReview)
  update(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ReviewParams }) { id }: ReviewParams,
    @Body({ schema: ReplyUpdate }) request: ReplyUpdate,
  ): Promise<VendorReview> {
    return this.replies.update(vendor, id, request);
  }

  @Delete(':id/reply')
  @Access('user')
  @ForBusiness('post')
  @AtMost(60, 10)
  @Answers(VendorReview)
  remove(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ReviewParams }) { id }: ReviewParams,
  ): Promise<VendorReview> {
    return this.replies.remove(vendor, id);
  }
}
