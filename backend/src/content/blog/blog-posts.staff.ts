import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { countWords, readingMinutes } from '../../contract/content/blog-facts.js';
import { PostPicture, PostPreview, PostPublication } from '../../contract/content/blog.admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { fetchRows } from '../../platform/database/statement.js';
import { type FormWithFile } from '../../platform/http/bodies/multipart.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { type SignedInUser } from '../../platform/http/security/current-user.js';
import { renderMarkdown } from '../../platform/markdown/render-markdown.js';
import { Media } from '../../platform/media/media.js';
import { BlogPost } from './blog-post.entity.js';
import { databaseClock, blogPostResource } from './blog-posts.admin.sql.js';

@Injectable()
export class BlogPostsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly media: Media,
  ) {
    super(blogPostResource, rows);
  }

  preview(content: string): PostPreview {
    return {
      contentHtml: renderMarkdown(content).html,
      readingTime: readingMinutes(content),
      wordCount: countWords(content),
    };
  }

  /** @throws ALREADY_DECIDED if it is settled already */
  publish(actor: SignedInUser, id: string, { moment }: PostPublication): Promise<Row> {
    return this.act({ actor, action: 'publish' }, id, async (tx, { standing }) => {
      if (standing === 'published' || (standing === 'scheduled' && moment === 'kept')) {
        throw new DomainError('ALREADY_DECIDED');
      }
      const now = () => 'now()';
      await tx.update(
        BlogPost,
        { id: Number(id) },
        { isPublished: true, updatedAt: now, ...(moment === 'now' && { publishedAt: now }) },
      );
    });
  }

  /** Keeps its date. @throws ALREADY_DECIDED if it is a draft */
  unpublish(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'unpublish' }, id, async (tx, { standing }) => {
      if (standing === 'draft') throw new DomainError('ALREADY_DECIDED');
      await tx.update(BlogPost, { id: Number(id) }, { isPublished: false, updatedAt: () => 'now()' });
    });
  }

  /** A picture that no article names, at its head or in its text, is removed after a day. */
  async picture(actor: SignedInUser, file: FormWithFile<object>['file']): Promise<PostPicture> {
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

  protected override async insertRow(
    tx: EntityManager,
    body: Row,
    actor: SignedInUser,
  ): Promise<number | string> {
    return super.insertRow(tx, await asWritten(tx, body), actor);
  }

  protected override async updateRow(
    tx: EntityManager,
    id: number | string,
    changes: Row,
    before: Row,
    actor: SignedInUser,
  ): Promise<void> {
    await super.updateRow(tx, id, await asWritten(tx, changes), before, actor);
    if ('imageUrl' in changes && before.imageUrl !== changes.imageUrl) {
      await this.media.discard(tx, before.imageUrl as string | null);
    }
  }

  protected override async deleteRow(
    tx: EntityManager,
    id: number | string,
    before: Row,
    actor: SignedInUser,
  ) {
    await super.deleteRow(tx, id, before, actor);
    await this.media.discard(tx, before.imageUrl as string | null);
  }
}

async function asWritten(tx: EntityManager, fields: Row): Promise<Row> {
  const { content, publishedAt } = fields;
  const read = typeof content === 'string' ? { readingTime: readingMinutes(content) } : {};
  if (publishedAt !== 'now') return { ...fields, ...read };
  const [clock] = await fetchRows(tx, databaseClock, []);
  return { ...fields, ...read, publishedAt: clock?.now };
}
