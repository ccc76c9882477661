import { Controller, Get, Param } from '@nestjs/common';
import { StatePageList, StatePageParams, StatePageView } from '../../contract/content/state-pages.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { StatePagesService } from './state-pages.service.js';

@ApiTags('content')
@Controller('api/state-pages')
export class StatePagesController {
  constructor(private readonly pages: StatePagesService) {}

  @Get()
  @Access('public')
  @Answers(StatePageList)
  @Shows('state_pages')
  list(): Promise<StatePageList> {
    return this.pages.list();
  }

  @Get(':slug')
  @Access('public')
  @Answers(StatePageView)
  @Shows('state_pages', 'location_pages', 'content_hub_pages', 'places', 'farms')
  get(@Param({ schema: StatePageParams }) { slug }: StatePageParams): Promise<StatePageView> {
    return this.pages.get(slug);
  }
}
