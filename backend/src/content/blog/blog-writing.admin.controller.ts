import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { z } from 'zod';
import { PostPicture, PostPreview, PostPreviewRequest } from '../../contract/content/blog.admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../platform/http/bodies/multipart.js';
import { UploadsAtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { BlogPostsStaff } from './blog-posts.staff.js';

@ApiTags('admin: blog-posts')
@Controller('api/admin/blog-posts')
export class BlogWritingAdminController {
  constructor(private readonly staff: BlogPostsStaff) {}

  @Post('preview')
  @Access('admin')
  @Answers(PostPreview)
  preview(@Body({ schema: PostPreviewRequest }) { content }: PostPreviewRequest): PostPreview {
    return this.staff.preview(content);
  }

  @Post('pictures')
  @Access('admin')
  @Answers(PostPicture, HttpStatus.CREATED)
  @UploadsAtMost()
  picture(
    @CurrentUser() actor: SignedInUser,
    @Multipart({ schema: z.object({}), file: 'image' }) { file }: FormWithFile<object>,
  ): Promise<PostPicture> {
    return this.staff.picture(actor, file);
  }
}
