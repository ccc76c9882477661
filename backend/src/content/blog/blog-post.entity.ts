import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { BlogCategory } from '../../contract/content/blog-facts.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** An article of the blog. The public sees it when it is published and its moment has come. */
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

  /** A drawing of ours, or an uploaded picture. */
  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'text', nullable: true })
  imageAlt: string | null;

  /** Minutes; `readingMinutes(content)`. */
  @Column({ type: 'integer' })
  readingTime: number;

  @Column({ type: 'boolean', default: true })
  isPublished: boolean;

  /** A moment to come: the article appears then by itself. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  publishedAt: Date;

  /**
   * Of the file that this row was last written from; null for what staff wrote. A trigger clears it when a
   * row is edited.
   */
  @Column({ type: 'text', nullable: true })
  seedHash: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
