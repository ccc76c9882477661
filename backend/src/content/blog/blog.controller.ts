import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  BlogPostList,
  BlogPostParams,
  BlogPostView,
  BlogSearch,
  BlogTopics,
} from '../../contract/content/blog.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendNumberedPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { blogWindow } from './blog.rules.js';
import { BlogService } from './blog.service.js';

@ApiTags('content')
@Controller('api')
export class BlogController {
  constructor(private readonly blog: BlogService) {}

  @Get('blog')
  @Access('public')
  @Answers(BlogPostList)
  @Shows('blog_posts')
  async search(
    @Query({ schema: BlogSearch }) query: BlogSearch,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPostList> {
    return sendNumberedPage(request, reply, await this.blog.search(query), blogWindow(query));
  }

  @Get('blog-topics')
  @Access('public')
  @Answers(BlogTopics)
  @Shows('blog_posts')
  topics(): Promise<BlogTopics> {
    return this.blog.topics();
  }

  @Get('blog/:slug')
  @Access('public')
  @Answers(BlogPostView)
  @Shows('blog_posts')
  get(@Param({ schema: BlogPostParams }) { slug }: BlogPostParams): Promise<BlogPostView> {
    return this.blog.get(slug);
  }
}
