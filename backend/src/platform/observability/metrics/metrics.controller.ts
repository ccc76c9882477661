import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiExcludeController } from '../../http/api-document.js';
import { DomainError } from '../../http/errors/domain-error.js';
import { Access, RawAnswer } from '../../http/security/access.js';
import { Metrics } from './metrics.js';
import { mayScrape } from './scrape-access.rules.js';

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  /** @throws ROUTE_NOT_FOUND for whoever is not inside */
  @Get()
  @Access('public')
  @RawAnswer()
  async read(@Req() { socket, headers }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!mayScrape(socket.remoteAddress, headers)) throw new DomainError('ROUTE_NOT_FOUND');
    const text = await this.metrics.text();
    await reply
      .header('Content-Type', this.metrics.registry.contentType)
      .header('Cache-Control', 'no-store')
      .send(text);
  }
}
