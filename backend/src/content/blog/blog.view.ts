import { countWords } from '../../contract/content/blog-facts.js';
import type { BlogPostCard, BlogPostView } from '../../contract/content/blog.js';
import { ownPicture } from '../../contract/shared/images.js';
import { remembered } from '../../platform/markdown/remembered.js';
import { renderMarkdown } from '../../platform/markdown/render-markdown.js';
import type { BlogPost } from './blog-post.entity.js';

const wordsIn = remembered(countWords);

export const CARD_COLUMNS = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  metaDescription: true,
  keywords: true,
  category: true,
  tags: true,
  authorName: true,
  authorTitle: true,
  imageUrl: true,
  imageAlt: true,
  readingTime: true,
  isPublished: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

export const blogPostCard = (post: BlogPost): BlogPostCard => ({
  id: post.id,
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  metaDescription: post.metaDescription,
  keywords: post.keywords,
  category: post.category,
  tags: post.tags,
  authorName: post.authorName,
  authorTitle: post.authorTitle,
  imageUrl: ownPicture(post.imageUrl),
  imageAlt: post.imageAlt,
  readingTime: post.readingTime,
  isPublished: post.isPublished,
  publishedAt: post.publishedAt.toISOString(),
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
});

export function blogPostView(post: BlogPost, related: BlogPost[]): BlogPostView {
  const { html, headings } = renderMarkdown(post.content);
  return {
    ...blogPostCard(post),
    content: post.content,
    contentHtml: html,
    wordCount: wordsIn(post.content),
    headings,
    related: related.map(blogPostCard),
  };
}
