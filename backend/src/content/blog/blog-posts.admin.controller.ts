import { Body, HttpStatus, Injectable, Post } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { PostPicture, PostPreview, PostPreviewRequest } from '../../contract/content/blog.admin.js';
import { countWords, readingMinutes } from '../../contract/content/blog-facts.js';
import { adminResource } from '../../platform/admin/admin-resource.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { Access } from '../../platform/http/access.js';
import { Answers } from '../../platform/http/answers.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/current-user.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { type FormWithFile, Multipart } from '../../platform/http/multipart.js';
import { UploadsAtMost } from '../../platform/http/route-config.js';
import { renderMarkdown } from '../../platform/markdown/render-markdown.js';
import { Media } from '../../platform/media/media.js';
import { blogPostResource } from './blog-posts.admin.js';

const PictureForm = z.object({});

/** The blog, for those who write it. */
@Injectable()
export class BlogPostsAdminController extends adminResource(blogPostResource) {
  constructor(private readonly media: Media) {
    super();
  }

  /** How a text will look, and how long it takes to read; nothing is kept. */
  @Post('preview')
  @Access('admin')
  @Answers(PostPreview)
  preview(@Body({ schema: PostPreviewRequest }) { content }: PostPreviewRequest): PostPreview {
    return {
      contentHtml: renderMarkdown(content).html,
      readingTime: readingMinutes(content),
      wordCount: countWords(content),
    };
  }

  /** Keeps a picture; one that no article's head names is removed after a day. */
  @Post('pictures')
  @Access('admin')
  @Answers(PostPicture, HttpStatus.CREATED)
  @UploadsAtMost()
  picture(
    @CurrentUser() actor: SignedInUser,
    @Multipart({ schema: PictureForm, file: 'image' }) { file }: FormWithFile<object>,
  ): Promise<PostPicture> {
    if (!file) {
      throw new DomainError('VALIDATION_FAILED', [{ path: 'image', message: 'Please choose a picture.' }]);
    }
    return this.media.keeping(file, actor.id, async (image) => {
      if (!image) throw new DomainError('IMAGE_NOT_ACCEPTED');
      const { id, url, width, height } = image;
      await this.dataSource.transaction((tx) =>
        writeAudit(tx, { actor, action: 'upload', resource: 'blog-posts', id, before: null, after: { url } }),
      );
      return { url, width, height };
    });
  }

  protected override insert(tx: EntityManager, body: Row, actor: SignedInUser): Promise<number | string> {
    return super.insert(tx, withReadingTime(body), actor);
  }

  protected override async write(
    tx: EntityManager,
    id: number | string,
    changes: Row,
    before: Row,
    actor: SignedInUser,
  ): Promise<void> {
    await super.write(tx, id, { ...withReadingTime(changes), updatedAt: new Date() }, before, actor);
    if ('imageUrl' in changes && before.imageUrl !== changes.imageUrl) {
      await this.media.discard(tx, before.imageUrl as string | null);
    }
  }

  protected override async erase(tx: EntityManager, id: number | string, before: Row, actor: SignedInUser) {
    await super.erase(tx, id, before, actor);
    await this.media.discard(tx, before.imageUrl as string | null);
  }
}

const withReadingTime = (fields: Row): Row =>
  typeof fields.content === 'string' ? { ...fields, readingTime: readingMinutes(fields.content) } : fields;
