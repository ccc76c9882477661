import { Controller, Get, Param } from '@nestjs/common';
import { ContentHubList, ContentHubParams, ContentHubView } from '../../contract/content/content-hubs.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { ContentHubsService } from './content-hubs.service.js';

@ApiTags('content')
@Controller('api/content-hubs')
export class ContentHubsController {
  constructor(private readonly hubs: ContentHubsService) {}

  @Get()
  @Access('public')
  @Answers(ContentHubList)
  @Shows('content_hub_pages')
  list(): Promise<ContentHubList> {
    return this.hubs.list();
  }

  @Get(':slug')
  @Access('public')
  @Answers(ContentHubView)
  @Shows('content_hub_pages', 'blog_posts', 'location_pages', 'state_pages')
  get(@Param({ schema: ContentHubParams }) { slug }: ContentHubParams): Promise<ContentHubView> {
    return this.hubs.get(slug);
  }
}
