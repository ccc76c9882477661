import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { RELATED_POSTS } from '../../contract/content/blog-facts.js';
import type { BlogPostCard, BlogPostView, BlogSearch, BlogTopics } from '../../contract/content/blog.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { BlogPost } from './blog-post.entity.js';
import { nearness } from './blog.sql.js';
import { topicsOf } from './blog.rules.js';
import { blogPostCard, blogPostView, CARD_COLUMNS } from './blog.view.js';

/** The blog as the public sees it: what is published, from its moment on. */
@Injectable()
export class BlogService {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns a page of articles, the newest first */
  async search({ page, limit, category, tag }: BlogSearch): Promise<Page<BlogPostCard>> {
    const query = this.publicPosts();
    if (category) query.andWhere('post.category = :category', { category });
    if (tag) query.andWhere(':tag = ANY(post.tags)', { tag });
    const [posts, total] = await query
      .select([...CARD_COLUMNS])
      .orderBy('post.publishedAt', 'DESC')
      .addOrderBy('post.id', 'DESC')
      .take(limit)
      .skip((page - 1) * limit)
      .getManyAndCount();
    return { items: posts.map(blogPostCard), total, isMore: false };
  }

  /** @throws BLOG_POST_NOT_FOUND also for drafts and for what is still to appear */
  async get(slug: string): Promise<BlogPostView> {
    const post = await this.publicPosts().andWhere('post.slug = :slug', { slug }).getOne();
    if (!post) throw new DomainError('BLOG_POST_NOT_FOUND');
    return blogPostView(post, await this.related(post));
  }

  /** @returns the categories and tags that have articles, with how many */
  async topics(): Promise<BlogTopics> {
    const posts = await this.publicPosts().select(['post.id', 'post.category', 'post.tags']).getMany();
    return topicsOf(posts);
  }

  /** The nearest first, the newest among equals. */
  private related(post: BlogPost): Promise<BlogPost[]> {
    return this.publicPosts()
      .select([...CARD_COLUMNS])
      .addSelect(nearness, 'nearness')
      .andWhere('post.id <> :id', { id: post.id })
      .setParameters({ tags: post.tags, category: post.category })
      .orderBy('nearness', 'DESC')
      .addOrderBy('post.publishedAt', 'DESC')
      .addOrderBy('post.id', 'DESC')
      .limit(RELATED_POSTS)
      .getMany();
  }

  private publicPosts(): SelectQueryBuilder<BlogPost> {
    return this.dataSource
      .getRepository(BlogPost)
      .createQueryBuilder('post')
      .where('post.isPublished AND post.publishedAt <= now()');
  }
}
