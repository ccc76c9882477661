import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Health } from '../../contract/site/health.js';
import { ping } from '../database/connection.sql.js';
import { fetchRows } from '../database/statement.js';
import { Access } from '../http/security/access.js';
import { Answers } from '../http/answers/answers.js';
import { Drain } from '../http/shutdown/drain.js';
import { RETRY_AFTER_SECONDS } from '../http/errors/error.filter.js';

const ANSWER_WITHIN_MS = 2_000;

/** For load balancers and people on call: is the process alive, and can it serve? */
@ApiTags('operations')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drain: Drain,
  ) {}

  @Get()
  @Access('public')
  @Answers(Health)
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const draining = this.drain.isDraining;
    const ready = !draining && (await this.isReady());
    void reply.header('Cache-Control', 'no-store').status(ready ? 200 : 503);
    if (!ready) void reply.header('Retry-After', String(RETRY_AFTER_SECONDS));
    return { alive: true, ready, draining };
  }

  private async isReady(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>(
      (resolve) => (timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)),
    );
    const answered = fetchRows(this.dataSource, ping, []).then(
      () => true,
      () => false,
    );
    return Promise.race([answered, late]).finally(() => clearTimeout(timer));
  }
}
