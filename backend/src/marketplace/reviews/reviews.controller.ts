import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DoneView } from '../../contract/accounts/auth.js';
import { ProductParams } from '../../contract/marketplace/products.js';
import {
  OwnReview,
  ReviewList,
  ReviewParams,
  ReviewQuery,
  ReviewReportRequest,
  ReviewRequest,
  type ReviewView,
} from '../../contract/marketplace/reviews.js';
import { VendorParams } from '../../contract/marketplace/vendors.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, MaybeUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { VisitorAddress } from '../../platform/http/security/visitor-address.js';
import { Shows } from '../../platform/http/shows.js';
import { ReviewReports } from './reports/review-reports.service.js';
import { ReviewsService } from './reviews.service.js';

@ApiTags('marketplace')
@Controller('api')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly reports: ReviewReports,
  ) {}

  @Get('products/:id/reviews')
  @Access('public')
  @Answers(ReviewList)
  @Shows('reviews', 'products', 'vendors')
  async ofProduct(
    @Param({ schema: ProductParams }) { id }: ProductParams,
    @Query({ schema: ReviewQuery }) query: ReviewQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReviewView[]> {
    return sendPage(request, reply, await this.reviews.ofProduct(id, query), query);
  }

  @Get('vendors/:id/reviews')
  @Access('public')
  @Answers(ReviewList)
  @Shows('reviews', 'products', 'vendors')
  async ofVendor(
    @Param({ schema: VendorParams }) { id }: VendorParams,
    @Query({ schema: ReviewQuery }) query: ReviewQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReviewView[]> {
    return sendPage(request, reply, await this.reviews.ofVendor(id, query), query);
  }

  @Get('products/:id/reviews/mine')
  @Access('user')
  @Answers(OwnReview)
  mine(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ProductParams }) { id }: ProductParams,
  ): Promise<OwnReview> {
    return this.reviews.mine(user.id, id);
  }

  @Post('products/:id/reviews')
  @Access('user')
  @AtMost(20, 10)
  @Answers(OwnReview, HttpStatus.CREATED)
  create(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ProductParams }) { id }: ProductParams,
    @Body({ schema: ReviewRequest }) request: ReviewRequest,
  ): Promise<OwnReview> {
    return this.reviews.create(user.id, id, request);
  }

  @Put('products/:id/reviews/mine')
  @Access('user')
  @AtMost(20, 10)
  @Answers(OwnReview)
  update(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ProductParams }) { id }: ProductParams,
    @Body({ schema: ReviewRequest }) request: ReviewRequest,
  ): Promise<OwnReview> {
    return this.reviews.update(user.id, id, request);
  }

  @Delete('products/:id/reviews/mine')
  @Access('user')
  @Answers(DoneView)
  async remove(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ProductParams }) { id }: ProductParams,
  ): Promise<DoneView> {
    await this.reviews.remove(user.id, id);
    return { done: true };
  }

  @Post('reviews/:id/report')
  @Access('public')
  @AtMost(10, 10)
  @Answers(DoneView)
  async report(
    @Param({ schema: ReviewParams }) { id }: ReviewParams,
    @Body({ schema: ReviewReportRequest }) { reason }: ReviewReportRequest,
    @MaybeUser() user: SignedInUser | null,
    @VisitorAddress() address: string,
  ): Promise<DoneView> {
    await this.reports.report({ reviewId: id, of: 'review' }, reason, { userId: user?.id ?? null, address });
    return { done: true };
  }

  @Post('reviews/:id/reply/report')
  @Access('public')
  @AtMost(10, 10)
  @Answers(DoneView)
  async reportReply(
    @Param({ schema: ReviewParams }) { id }: ReviewParams,
    @Body({ schema: ReviewReportRequest }) { reason }: ReviewReportRequest,
    @MaybeUser() user: SignedInUser | null,
    @VisitorAddress() address: string,
  ): Promise<DoneView> {
    await this.reports.report({ reviewId: id, of: 'reply' }, reason, { userId: user?.id ?? null, address });
    return { done: true };
  }
}
