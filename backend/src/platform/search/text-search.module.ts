import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchWord } from './search-word.entity.js';
import { Spelling } from './spelling/spelling.service.js';
import { TextSearch } from './text-search.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SearchWord])],
  providers: [Spelling, TextSearch],
  exports: [TextSearch],
})
export class TextSearchModule {}
