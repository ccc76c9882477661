import type { BlogPostCard, BlogPostView } from '@farmgate/backend/contract/content/blog';

/** An article as a card shows it, for tests. */
export function makeArticleCard(more: Partial<BlogPostCard> = {}): BlogPostCard {
  return {
    id: 1,
    title: 'Picking Peas',
    slug: 'picking-peas',
    excerpt: 'When a pod is full, and how to take it off the vine.',
    metaDescription: 'How to tell when peas are ripe, and how to pick them without harm to the vine.',
    keywords: 'peas, picking peas, u-pick',
    category: 'u-pick-farms',
    tags: ['peas', 'spring'],
    authorName: 'Farmgate editors',
    authorTitle: 'Growing desk',
    imageUrl: '/art/blog/picking-peas.svg',
    imageAlt: 'A basket of pea pods',
    readingTime: 5,
    isPublished: true,
    publishedAt: '2026-05-04T12:00:00.000Z',
    createdAt: '2026-05-01T12:00:00.000Z',
    updatedAt: '2026-05-04T12:00:00.000Z',
    ...more,
  };
}

/** An article with its text, for tests. */
export function makeArticle(more: Partial<BlogPostView> = {}): BlogPostView {
  const headings = ['When they are ripe', 'How to pick', 'Sources'].map((text) => ({
    id: text.toLowerCase().replaceAll(' ', '-'),
    text,
  }));
  return {
    ...makeArticleCard(),
    content: '## When they are ripe',
    contentHtml: headings.map(({ id, text }) => `<h2 id="${id}">${text}</h2><p>Pods.</p>`).join(''),
    wordCount: 1_050,
    headings,
    related: [makeArticleCard({ id: 2, slug: 'shelling-peas', title: 'Shelling Peas' })],
    ...more,
  };
}
