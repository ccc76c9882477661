import { Controller, Get, Query } from '@nestjs/common';
import { Suggestions, type Suggestion, SuggestionsQuery } from '../../contract/site/suggestions.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { SuggestionsService } from './suggestions.service.js';

@ApiTags('marketplace')
@Controller('api/suggestions')
export class SuggestionsController {
  constructor(private readonly suggestions: SuggestionsService) {}

  @Get()
  @Access('public')
  @Answers(Suggestions)
  @Shows('farms', 'places', 'products', 'vendors')
  suggest(@Query({ schema: SuggestionsQuery }) query: SuggestionsQuery): Promise<Suggestion[]> {
    return this.suggestions.suggest(query);
  }
}
