import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PREVIEW_KINDS } from '../../contract/content/sitemap.js';
import { hasTag } from '../../platform/http/answers/entity-tags.js';
import { ApiExcludeController } from '../../platform/http/api-document.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Access, RawAnswer } from '../../platform/http/security/access.js';
import { type Preview, Previews } from './previews.js';

const NAME = /^([a-z-]+)\/([A-Za-z0-9-]{1,120})\.png$/;
/** A page's picture changes with the page, at the same address. */
const DAY = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';

@ApiExcludeController()
@Controller('og')
export class PreviewsController {
  constructor(private readonly previews: Previews) {}

  @Get('*')
  @Access('public')
  @RawAnswer()
  async read(
    @Param('*') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const preview = await (name === 'default.png' ? this.previews.default() : this.ofPage(name));
    if (!preview) throw new DomainError('ROUTE_NOT_FOUND');
    const tag = `"${preview.hash}"`;
    if (hasTag(request.headers['if-none-match'], tag)) {
      await reply.header('Cache-Control', DAY).header('ETag', tag).status(304).send();
      return;
    }
    const png = await preview.png();
    await reply.header('Cache-Control', DAY).header('ETag', tag).type('image/png').send(png);
  }

  private async ofPage(name: string): Promise<Preview | null> {
    const [, wanted, key] = NAME.exec(name) ?? [];
    const kind = PREVIEW_KINDS.find((known) => known === wanted);
    return kind && key ? this.previews.of(kind, key) : null;
  }
}
