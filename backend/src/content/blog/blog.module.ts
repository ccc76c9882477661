import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlogPost } from './blog-post.entity.js';
import { BlogIndex } from './blog-index.js';
import { BlogPostsAdminController } from './blog-posts.admin.controller.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BlogPost])],
  controllers: [BlogController, BlogPostsAdminController],
  providers: [BlogService, BlogIndex],
  exports: [BlogService],
})
export class BlogModule {}
