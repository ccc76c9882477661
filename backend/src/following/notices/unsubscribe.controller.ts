import { Controller, Get, HttpStatus, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DoneView } from '../../contract/accounts/auth.js';
import { UnsubscribeQuery } from '../../contract/following/notices.js';
import { mailPaths } from '../../contract/shared/mail-paths.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiExcludeEndpoint, ApiTags } from '../../platform/http/api-document.js';
import { TakesForms } from '../../platform/http/bodies/posted-form.js';
import { Access, RawAnswer } from '../../platform/http/security/access.js';
import { Unsubscribing } from './unsubscribing.service.js';

/** Programs send one field, in either kind of form. */
const ONE_CLICK = { maxBytes: 4_096, maxFields: 10, withFilesUpTo: 4_096 };

/** Mail programs post here (RFC 8058). Opening the link stops nothing, as malware scanners do that */
@ApiTags('following')
@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribing: Unsubscribing) {}

  @Post()
  @Access('public')
  @TakesForms(ONE_CLICK)
  @Answers(DoneView, HttpStatus.OK)
  async stop(@Query({ schema: UnsubscribeQuery }) { token }: UnsubscribeQuery): Promise<DoneView> {
    await this.unsubscribing.stop(token);
    return { done: true };
  }

  @Get()
  @ApiExcludeEndpoint()
  @Access('public')
  @RawAnswer()
  async show(
    @Query({ schema: UnsubscribeQuery }) { token }: UnsubscribeQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await reply.redirect(mailPaths.stopNotices(token), HttpStatus.SEE_OTHER);
  }
}
