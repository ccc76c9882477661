import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../../platform/admin/admin-controller.js';
import { BlogIndex } from './blog-index.js';
import { BlogPost } from './blog-post.entity.js';
import { blogPostResource } from './blog-posts.admin.sql.js';
import { BlogPostsStaff } from './blog-posts.staff.js';
import { BlogWritingAdminController } from './blog-writing.admin.controller.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BlogPost])],
  controllers: [
    BlogController,
    adminController(blogPostResource, BlogPostsStaff),
    BlogWritingAdminController,
  ],
  providers: [BlogPostsStaff, BlogService, BlogIndex],
  exports: [BlogService],
})
export class BlogModule {}
