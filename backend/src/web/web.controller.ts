import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiExcludeController } from '../platform/http/api-document.js';
import { DomainError } from '../platform/http/errors/domain-error.js';
import { Access, RawAnswer } from '../platform/http/security/access.js';
import { BackOffice, isBackOffice } from './back-office.js';
import { Pages } from './pages.js';

/** Pages of the storefront, or below /admin of the back office; under /api a mistake. */
@ApiExcludeController()
@Controller()
export class WebController {
  constructor(
    private readonly pages: Pages,
    private readonly backOffice: BackOffice,
  ) {}

  @Get('*')
  @Access('public')
  @RawAnswer()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (/^\/api(?:[/?]|$)/.test(request.url)) throw new DomainError('ROUTE_NOT_FOUND');
    // As proxies are asked, with another server in the line.
    if (!request.url.startsWith('/')) throw new DomainError('BAD_REQUEST');
    if (isBackOffice(request.url)) await this.backOffice.answer(request.url, reply);
    else await this.pages.answer(request, reply);
  }
}
