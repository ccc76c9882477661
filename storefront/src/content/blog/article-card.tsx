import type { BlogPostCard } from '@farmgate/backend/contract/content/blog';
import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { formatDate } from '../../lib/format/format';
import { HeaderArt } from '../../ui/art/header-art';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';

/** Who wrote it, when, and how long it takes. */
export function Byline({ article }: { article: BlogPostCard }) {
  return (
    <p className="text-xs text-soft">
      {article.authorName} · <time dateTime={article.publishedAt}>{formatDate(article.publishedAt)}</time> ·{' '}
      <span className="whitespace-nowrap">{article.readingTime} min read</span>
    </p>
  );
}

export interface ArticleCardProps {
  article: BlogPostCard;
  heading?: 'h2' | 'h3';
  /** The first of a list: its picture beside its words, where there is room. */
  isLead?: boolean;
  /** Its picture is above the fold. */
  eager?: boolean;
}

export function ArticleCard({
  article,
  heading: Heading = 'h2',
  isLead = false,
  eager = false,
}: ArticleCardProps) {
  return (
    <article className="h-full">
      <Card
        isLink
        className={clsx(
          'group grid h-full overflow-hidden',
          isLead ? 'md:grid-cols-[1.25fr_1fr] md:items-center' : 'grid-rows-[auto_1fr]',
        )}
      >
        <HeaderArt address={article.imageUrl} alt="" eager={eager} />
        <div className={clsx('flex h-full flex-col gap-2.5 p-5', isLead && 'md:justify-center md:p-10')}>
          <p className="text-xs font-semibold text-leaf">{categoryLabel(article.category)}</p>
          <Heading className={clsx('wrap-anywhere', isLead ? 'text-xl md:text-2xl' : 'text-lg leading-snug')}>
            <Link to={paths.article(article.slug)} className="cover group-hover:text-leaf">
              {article.title}
            </Link>
          </Heading>
          <p className={clsx('text-soft', isLead ? 'text-sm md:text-base' : 'line-clamp-4 text-sm')}>
            {article.excerpt}
          </p>
          <div className={clsx('pt-1', !isLead && 'mt-auto')}>
            <Byline article={article} />
          </div>
        </div>
      </Card>
    </article>
  );
}
