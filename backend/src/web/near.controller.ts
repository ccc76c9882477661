import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../contract/shared/site-paths.js';
import { readZip } from '../contract/shared/zip.js';
import { NEAR_COOKIE, NEAR_DAYS } from '../contract/site/near-zip.js';
import { ApiExcludeController } from '../platform/http/api-document.js';
import { Access, RawAnswer } from '../platform/http/security/access.js';
import { WritesByGet } from '../platform/http/security/same-origin.js';

/** Where browsers without scripts send the ZIP code of the header: pages of products know it from then on. */
@ApiExcludeController()
@Controller(paths.keepNear)
export class NearController {
  @Get()
  @Access('public')
  @WritesByGet()
  @RawAnswer()
  async keep(@Req() { url }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const typed = new URL(url, 'http://localhost').searchParams.get('zipCode') ?? '';
    const zipCode = readZip(typed);
    if (zipCode !== null)
      void reply.setCookie(NEAR_COOKIE, zipCode, { path: '/', sameSite: 'lax', maxAge: NEAR_DAYS * 86_400 });
    await reply.header('Cache-Control', 'no-store').redirect(paths.marketplace({ zipCode: typed }), 303);
  }
}
