import { Body, HttpStatus, Injectable, Param, Post } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { NoBody } from '../../contract/backoffice/admin.js';
import {
  AdminPost,
  PostPicture,
  PostPreview,
  PostPreviewRequest,
  PostPublication,
} from '../../contract/content/blog.admin.js';
import { countWords, readingMinutes } from '../../contract/content/blog-facts.js';
import { adminResource, RecordParams, StaffAction } from '../../platform/admin/admin-resource.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { Access } from '../../platform/http/security/access.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
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

  /** Shows an article to everybody, from its moment on. @throws ALREADY_DECIDED when that is settled already */
  @StaffAction(':id/publish', AdminPost)
  publish(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: PostPublication }) { moment }: PostPublication,
  ): Promise<Row> {
    return this.act({ actor, action: 'publish' }, id, async (tx, { standing }) => {
      if (standing === 'published' || (standing === 'scheduled' && moment === 'kept')) {
        throw new DomainError('ALREADY_DECIDED');
      }
      await tx.query(
        `UPDATE blog_posts SET is_published = true, updated_at = now(),
           published_at = CASE WHEN $2 THEN now() ELSE published_at END WHERE id = $1`,
        [id, moment === 'now'],
      );
    });
  }

  /** Makes a draft of an article again; it keeps its date. @throws ALREADY_DECIDED when it is one */
  @StaffAction(':id/unpublish', AdminPost)
  unpublish(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'unpublish' }, id, async (tx, { standing }) => {
      if (standing === 'draft') throw new DomainError('ALREADY_DECIDED');
      await tx.query('UPDATE blog_posts SET is_published = false, updated_at = now() WHERE id = $1', [id]);
    });
  }

  /** Keeps a picture; one that no article names, at its head or in its text, is removed after a day. */
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

  protected override async insert(
    tx: EntityManager,
    body: Row,
    actor: SignedInUser,
  ): Promise<number | string> {
    return super.insert(tx, await asWritten(tx, body), actor);
  }

  protected override async write(
    tx: EntityManager,
    id: number | string,
    changes: Row,
    before: Row,
    actor: SignedInUser,
  ): Promise<void> {
    await super.write(tx, id, { ...(await asWritten(tx, changes)), updatedAt: new Date() }, before, actor);
    if ('imageUrl' in changes && before.imageUrl !== changes.imageUrl) {
      await this.media.discard(tx, before.imageUrl as string | null);
    }
  }

  protected override async erase(tx: EntityManager, id: number | string, before: Row, actor: SignedInUser) {
    await super.erase(tx, id, before, actor);
    await this.media.discard(tx, before.imageUrl as string | null);
  }
}

/** What follows from what the form sent: the reading time of a text, and which moment "now" is by the database's clock. */
async function asWritten(tx: EntityManager, fields: Row): Promise<Row> {
  const { content, publishedAt } = fields;
  const read = typeof content === 'string' ? { readingTime: readingMinutes(content) } : {};
  if (publishedAt !== 'now') return { ...fields, ...read };
  const [clock] = await tx.query<[{ now: Date }]>('SELECT now() AS now');
  return { ...fields, ...read, publishedAt: clock.now };
}
