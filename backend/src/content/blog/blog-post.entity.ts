import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { BlogCategory } from '../../contract/content/blog-facts.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('blog_posts')
export class BlogPost {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  excerpt: string;

  /** Markdown. */
  @Column({ type: 'text' })
  content: string;

  @Column({ type: 'text', nullable: true })
  metaDescription: string | null;

  /** Separated by ", ". */
  @Column({ type: 'text', nullable: true })
  keywords: string | null;

  @Column({ type: 'text' })
  category: BlogCategory;

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  tags: string[];

  @Column({ type: 'text' })
  authorName: string;

  @Column({ type: 'text', nullable: true })
  authorTitle: string | null;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'text', nullable: true })
  imageAlt: string | null;

  /** Minutes; `readingMinutes(content)`. */
  @Column({ type: 'integer' })
  readingTime: number;

  @Column({ type: 'boolean', default: true })
  isPublished: boolean;

  /** A moment to come: the article then appears by itself. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  publishedAt: Date;

  /** Hash of the file it was last written from; null for staff's own, and (by trigger) after an edit. */
  @Column({ type: 'text', nullable: true })
  seedHash: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
