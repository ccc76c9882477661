import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Acting, type ActingUser, ForBusiness } from '../../accounts/businesses/acting.js';
import { NoBody } from '../../contract/backoffice/admin.js';
import {
  FieldPhotoFields,
  FieldStatusAnswer,
  FieldStatusesNear,
  FieldStatusList,
  FieldStatusParams,
  FieldStatusRequest,
  FieldStatusSearch,
  FieldSubjectParams,
  OwnFieldStatuses,
} from '../../contract/directory/field-status.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../platform/http/bodies/multipart.js';
import { pageCallsOf } from '../../platform/http/in-process.js';
import { UploadsAtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { SeenByStaff } from '../../platform/http/security/viewing.js';
import { Shows } from '../../platform/http/shows.js';
import { FieldStatusBoard } from './field-status-board.js';
import { OwnFields } from './own-fields.js';

@ApiTags('directory')
@Controller('api/field-status')
export class FieldStatusController {
  constructor(
    private readonly board: FieldStatusBoard,
    private readonly own: OwnFields,
  ) {}

  @Get('of/:subject')
  @Access('public')
  @Answers(FieldStatusList)
  @Shows('field_statuses')
  of(
    @Param({ schema: FieldSubjectParams }) { subject }: FieldSubjectParams,
    @Req() request: FastifyRequest,
  ): Promise<FieldStatusList> {
    return this.board.of(subject, pageCallsOf(request.headers));
  }

  @Get('near')
  @Access('public')
  @Answers(FieldStatusesNear)
  @Shows('farms', 'field_statuses', 'places')
  near(
    @Query({ schema: FieldStatusSearch }) query: FieldStatusSearch,
    @Req() request: FastifyRequest,
  ): Promise<FieldStatusesNear> {
    return this.board.near(query, pageCallsOf(request.headers));
  }

  @Get('mine')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @SeenByStaff()
  @Answers(OwnFieldStatuses)
  mine(@Acting() user: ActingUser): Promise<OwnFieldStatuses> {
    return this.own.mine(user);
  }

  @Post()
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @Answers(FieldStatusAnswer)
  set(
    @Acting() user: ActingUser,
    @Body({ schema: FieldStatusRequest }) request: FieldStatusRequest,
  ): Promise<FieldStatusAnswer> {
    return this.own.set(user, request);
  }

  @Post(':id/end')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @Answers(FieldStatusAnswer)
  end(
    @Acting() user: ActingUser,
    @Param({ schema: FieldStatusParams }) { id }: FieldStatusParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<FieldStatusAnswer> {
    return this.own.end(user, id);
  }

  @Post(':id/undo')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @Answers(FieldStatusAnswer)
  undo(
    @Acting() user: ActingUser,
    @Param({ schema: FieldStatusParams }) { id }: FieldStatusParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<FieldStatusAnswer> {
    return this.own.undo(user, id);
  }

  @Post(':id/photo')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @UploadsAtMost()
  @Answers(FieldStatusAnswer)
  addPhoto(
    @Acting() user: ActingUser,
    @Param({ schema: FieldStatusParams }) { id }: FieldStatusParams,
    @Multipart({ schema: FieldPhotoFields, file: 'image' }) { file }: FormWithFile<object>,
  ): Promise<FieldStatusAnswer> {
    return this.own.addPhoto(user, id, file);
  }

  @Delete(':id/photo')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @Answers(FieldStatusAnswer)
  removePhoto(
    @Acting() user: ActingUser,
    @Param({ schema: FieldStatusParams }) { id }: FieldStatusParams,
  ): Promise<FieldStatusAnswer> {
    return this.own.removePhoto(user, id);
  }
}
