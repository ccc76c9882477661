import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ArrayContains, In, LessThanOrEqual, Repository } from 'typeorm';
import { RELATED_POSTS } from '../../contract/content/blog-facts.js';
import type { BlogPostCard, BlogPostView, BlogSearch, BlogTopics } from '../../contract/content/blog.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { BlogPost } from './blog-post.entity.js';
import { blogWindow, topicsOf } from './blog.rules.js';
import { relatedPosts } from './blog.sql.js';
import { blogPostCard, blogPostView, CARD_COLUMNS } from './blog.view.js';

@Injectable()
export class BlogService {
  constructor(
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
    private readonly database: Database,
  ) {}

  async search({ category, tag, ...asked }: BlogSearch): Promise<Page<BlogPostCard>> {
    const { page, limit } = blogWindow(asked);
    const [posts, total] = await this.posts.findAndCount({
      select: CARD_COLUMNS,
      where: {
        ...published(),
        ...(category && { category }),
        ...(tag && { tags: ArrayContains([tag]) }),
      },
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: limit,
      skip: (page - 1) * limit,
    });
    return { items: posts.map(blogPostCard), total, isMore: false };
  }

  /** @throws BLOG_POST_NOT_FOUND also for drafts and for what is still to appear */
  async get(slug: string): Promise<BlogPostView> {
    const post = await this.posts.findOneBy({ ...published(), slug });
    if (!post) throw new DomainError('BLOG_POST_NOT_FOUND');
    return blogPostView(post, await this.related(post));
  }

  async topics(): Promise<BlogTopics> {
    const posts = await this.posts.find({
      select: { id: true, category: true, tags: true },
      where: published(),
    });
    return topicsOf(posts);
  }

  private async related({ id, tags, category }: BlogPost): Promise<BlogPost[]> {
    const nearest = await fetchRows(this.database, relatedPosts, [id, tags, category, RELATED_POSTS]);
    const ids = nearest.map((row) => row.id);
    const posts = await this.posts.find({ select: CARD_COLUMNS, where: { id: In(ids) } });
    return posts.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }
}

const published = () => ({ isPublished: true, publishedAt: LessThanOrEqual(new Date()) });
