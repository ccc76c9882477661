import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Health } from '../../contract/site/health.js';
import { Answers } from '../http/answers/answers.js';
import { ApiTags } from '../http/api-document.js';
import { RETRY_AFTER_SECONDS } from '../http/errors/error.filter.js';
import { Access } from '../http/security/access.js';
import { Drain } from '../http/shutdown/drain.js';
import { Readiness } from './readiness.js';

@ApiTags('operations')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly drain: Drain,
  ) {}

  @Get()
  @Access('public')
  @Answers(Health)
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    return this.answer(reply, 'canServe');
  }

  /** For proxies: a server whose disk is full still serves whoever reads. */
  @Get('reading')
  @Access('public')
  @Answers(Health)
  async reading(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    return this.answer(reply, 'canRead');
  }

  private async answer(reply: FastifyReply, what: 'canServe' | 'canRead'): Promise<Health> {
    const draining = this.drain.isDraining;
    const ready = !draining && (await this.readiness.look())[what];
    void reply.header('Cache-Control', 'no-store').status(ready ? 200 : 503);
    if (!ready) void reply.header('Retry-After', String(RETRY_AFTER_SECONDS));
    return { alive: true, ready, draining };
  }
}
