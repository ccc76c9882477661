import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, RawAnswer } from '../http/access.js';
import { Metrics } from './metrics.js';

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Access('public')
  @RawAnswer()
  async read(@Res() reply: FastifyReply): Promise<void> {
    const text = await this.metrics.registry.metrics();
    await reply
      .header('Content-Type', this.metrics.registry.contentType)
      .header('Cache-Control', 'no-store')
      .send(text);
  }
}
