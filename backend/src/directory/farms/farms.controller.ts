import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Acting, type ActingUser, ForBusiness, MaybeActing } from '../../accounts/businesses/acting.js';
import { DoneView } from '../../contract/accounts/auth.js';
import { NoBody } from '../../contract/backoffice/admin.js';
import { ClaimAnswerRequest, ClaimCodeRequest } from '../../contract/directory/claim-proofs.js';
import {
  ClaimParams,
  ClaimRequest,
  FarmDetailsRequest,
  FarmList,
  type FarmListItem,
  FarmParams,
  FarmRequest,
  FarmSearch,
  FarmUpdate,
  FarmView,
  SimilarFarmsQuery,
} from '../../contract/directory/farms.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../platform/http/bodies/multipart.js';
import { UploadsAtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { ClaimCodes } from './claims/claim-codes.service.js';
import { ClaimsService } from './claims/claims.service.js';
import { FarmsService } from './farms.service.js';
import { FarmSearchService } from './search/farm-search.service.js';

@ApiTags('directory')
@Controller('api/farms')
export class FarmsController {
  constructor(
    private readonly farms: FarmsService,
    private readonly finder: FarmSearchService,
    private readonly claims: ClaimsService,
    private readonly codes: ClaimCodes,
  ) {}

  @Get()
  @Access('public')
  @ForBusiness('look', { orForOneself: true })
  @Answers(FarmList)
  @Shows('farms', 'places')
  async search(
    @Query({ schema: FarmSearch }) query: FarmSearch,
    @MaybeActing() reader: ActingUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FarmListItem[]> {
    return sendPage(request, reply, await this.finder.search(query, reader), query);
  }

  /** Stands before `:id`, which would take its address for an id. */
  @Get('similar')
  @Access('user')
  @ForBusiness('look', { orForOneself: true })
  @Answers(FarmList)
  similar(
    @Acting() user: ActingUser,
    @Query({ schema: SimilarFarmsQuery }) query: SimilarFarmsQuery,
  ): Promise<FarmListItem[]> {
    return this.finder.similar(query, user);
  }

  @Get(':id')
  @Access('public')
  @ForBusiness('look', { orForOneself: true })
  @Answers(FarmView)
  @Shows('farms', 'places', 'farm_photos', 'farm_redirects', 'images')
  get(
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @MaybeActing() reader: ActingUser | null,
  ): Promise<FarmView> {
    return this.farms.get(id, reader);
  }

  @Post()
  @Access('user')
  @ForBusiness('edit', { orForOneself: true })
  @UploadsAtMost()
  @Answers(FarmView, HttpStatus.CREATED)
  create(
    @Acting() user: ActingUser,
    @Multipart({ schema: FarmRequest, json: 'data', file: 'image' }) form: FormWithFile<FarmRequest>,
  ): Promise<FarmView> {
    return this.farms.create(user, form);
  }

  @Post(':id/claim')
  @Access('user')
  @ForBusiness('edit', { orForOneself: true })
  @Answers(FarmView)
  claim(
    @Acting() user: ActingUser,
    @Param({ schema: ClaimParams }) { id }: ClaimParams,
    @Body({ schema: ClaimRequest }) request: ClaimRequest,
  ): Promise<FarmView> {
    return this.claims.claim(user, id, request);
  }

  @Post(':id/claim/answer')
  @Access('user')
  @ForBusiness('edit')
  @Answers(DoneView)
  async answer(
    @Acting() user: ActingUser,
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @Body({ schema: ClaimAnswerRequest }) { text }: ClaimAnswerRequest,
  ): Promise<DoneView> {
    await this.codes.answer(user, id, text);
    return { done: true };
  }

  @Post(':id/claim/code')
  @Access('user')
  @ForBusiness('edit')
  @Answers(DoneView)
  async enterCode(
    @Acting() user: ActingUser,
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @Body({ schema: ClaimCodeRequest }) { code }: ClaimCodeRequest,
  ): Promise<DoneView> {
    await this.codes.enter(user, id, code);
    return { done: true };
  }

  @Post(':id/release')
  @Access('user')
  @ForBusiness('edit')
  @Answers(DoneView)
  async release(
    @Acting() user: ActingUser,
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<DoneView> {
    await this.claims.withdraw(user, id);
    return { done: true };
  }

  @Put(':id/details')
  @Access('user')
  @ForBusiness('edit')
  @Answers(FarmView)
  updateDetails(
    @Acting() user: ActingUser,
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @Body({ schema: FarmDetailsRequest }) details: FarmDetailsRequest,
  ): Promise<FarmView> {
    return this.farms.updateDetails(user, id, details);
  }

  @Put(':id')
  @Access('user')
  @ForBusiness('edit')
  @Answers(FarmView)
  update(
    @Acting() user: ActingUser,
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @Body({ schema: FarmUpdate }) request: FarmUpdate,
  ): Promise<FarmView> {
    return this.farms.update(user, id, request);
  }

  @Delete(':id')
  @Access('user')
  @ForBusiness('edit')
  @Answers(DoneView)
  async delete(
    @Acting() user: ActingUser,
    @Param({ schema: FarmParams }) { id }: FarmParams,
  ): Promise<DoneView> {
    await this.farms.delete(user, id);
    return { done: true };
  }
}
