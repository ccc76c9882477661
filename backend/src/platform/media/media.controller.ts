import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_WIDTHS } from '../../contract/shared/images.js';
import { hasTag } from '../http/answers/entity-tags.js';
import { ApiExcludeController } from '../http/api-document.js';
import { DomainError } from '../http/errors/domain-error.js';
import { Access, RawAnswer } from '../http/security/access.js';
import { IMAGE_CONTENT_TYPES } from './image-files.js';
import { asDomainError, type MediaStore } from './media-store.js';
import { MEDIA_STORE } from './media.js';

const NAME = new RegExp(`^([A-Za-z0-9_-]{22})/((?:${IMAGE_WIDTHS.join('|')})\\.(jpg|webp))$`);
/** A picture's files never change: another picture has another id. */
const YEAR = 'public, max-age=31536000, immutable';

@ApiExcludeController()
@Controller('media')
export class MediaController {
  constructor(@Inject(MEDIA_STORE) private readonly store: MediaStore) {}

  @Get('*')
  @Access('public')
  @RawAnswer()
  async read(
    @Param('*') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, id, file, ending] = NAME.exec(name) ?? [];
    if (!id || !file || !ending) throw new DomainError('ROUTE_NOT_FOUND');
    const bytes = await this.store.get(name).catch((error: unknown) => {
      throw asDomainError(error);
    });
    if (!bytes) throw new DomainError('ROUTE_NOT_FOUND');
    const tag = `"${id}-${file}"`;
    void reply.header('Cache-Control', YEAR).header('ETag', tag);
    if (hasTag(request.headers['if-none-match'], tag)) await reply.status(304).send();
    else await reply.type(IMAGE_CONTENT_TYPES[ending] ?? '').send(bytes);
  }
}
