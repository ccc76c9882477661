import { z } from 'zod';
import { NoBody } from '../../contract/backoffice/admin.js';
import { BLOG_CATEGORIES } from '../../contract/content/blog-facts.js';
import {
  AdminPost,
  AdminPostChanges,
  AdminPostRequest,
  AdminPostRow,
  POST_STANDINGS,
  type PostStanding,
  PostPublication,
} from '../../contract/content/blog.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, custom, oneOf, since, until } from '../../platform/admin/filters.sql.js';
import { ownPictureSql } from '../../platform/admin/own-picture.sql.js';
import { statement } from '../../platform/database/statement.js';

const STANDINGS: Readonly<Record<PostStanding, string>> = {
  draft: 'NOT t.is_published',
  scheduled: 't.is_published AND t.published_at > now()',
  published: 't.is_published AND t.published_at <= now()',
};

const standing = `CASE ${POST_STANDINGS.map((name) => `WHEN ${STANDINGS[name]} THEN '${name}'`).join(' ')} END`;

export const blogPostResource = {
  name: 'blog-posts',
  table: 'blog_posts',
  row: AdminPostRow,
  record: AdminPost,
  columns: {
    id: 't.id',
    title: 't.title',
    slug: 't.slug',
    category: 't.category',
    tags: 't.tags',
    authorName: 't.author_name',
    imageUrl: ownPictureSql('t.image_url'),
    readingTime: 't.reading_time',
    standing,
    isPublished: 't.is_published',
    publishedAt: 't.published_at',
    updatedAt: 't.updated_at',
    excerpt: 't.excerpt',
    content: 't.content',
    metaDescription: 't.meta_description',
    keywords: 't.keywords',
    authorTitle: 't.author_title',
    imageAlt: 't.image_alt',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'title', 'category', 'readingTime', 'publishedAt', 'updatedAt'],
  defaultSort: ['publishedAt', 'DESC'],
  filters: {
    q: contains('t.title', 't.slug', 't.excerpt'),
    standing: custom(z.enum(POST_STANDINGS), (name) => STANDINGS[name]),
    category: oneOf('t.category', BLOG_CATEGORIES),
    tag: custom(z.string().trim().toLowerCase().max(40), (tag, bind) => `${bind(tag)} = ANY(t.tags)`),
    publishedSince: since('t.published_at'),
    publishedUntil: until('t.published_at'),
  },
  create: AdminPostRequest,
  update: AdminPostChanges,
  writes: {
    title: 'title',
    slug: 'slug',
    excerpt: 'excerpt',
    content: 'content',
    metaDescription: 'meta_description',
    keywords: 'keywords',
    category: 'category',
    tags: 'tags',
    authorName: 'author_name',
    authorTitle: 'author_title',
    imageUrl: 'image_url',
    imageAlt: 'image_alt',
    readingTime: 'reading_time',
    isPublished: 'is_published',
    publishedAt: 'published_at',
  },
  isDeletable: true,
  actions: {
    publish: { body: PostPublication },
    unpublish: { body: NoBody },
  },
} satisfies AdminResource;

export const databaseClock = statement<{ now: Date }>('SELECT now() AS now');
