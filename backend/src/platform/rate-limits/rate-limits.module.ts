import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimit } from './rate-limit.entity.js';
import { RateLimits } from './rate-limits.js';

@Module({
  imports: [TypeOrmModule.forFeature([RateLimit])],
  providers: [RateLimits],
  exports: [RateLimits],
})
export class RateLimitsModule {}
