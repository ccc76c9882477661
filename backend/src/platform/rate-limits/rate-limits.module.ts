import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimit } from './rate-limit.entity.js';
import { RateLimitsJobs } from './rate-limits.job.js';
import { RateLimits } from './rate-limits.js';

@Module({
  imports: [TypeOrmModule.forFeature([RateLimit])],
  providers: [RateLimits, RateLimitsJobs],
  exports: [RateLimits],
})
export class RateLimitsModule {}
