import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchDay } from './search-day.entity.js';
import { SearchMiss } from './search-miss.entity.js';
import { SearchTalliesJobs } from './search-tallies.job.js';
import { SearchTallies } from './search-tallies.js';
import { SearchTally } from './search-tally.entity.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SearchTally, SearchDay, SearchMiss])],
  providers: [SearchTallies, SearchTalliesJobs],
  exports: [SearchTallies],
})
export class SearchTalliesModule {}
