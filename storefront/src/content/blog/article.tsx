import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Share2 } from 'lucide-react';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { usePublicConfig } from '../../lib/page/public-config';
import { share } from '../../shared/share';
import { HeaderArt } from '../../ui/art/header-art';
import { Button } from '../../ui/button';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { Link } from '../../ui/navigation/link';
import { ContentsList } from '../parts/contents-list';
import { Prose } from '../parts/prose';
import type { ShownArticle } from '../shown';
import { ArticleCard } from './article-card';
import { articleCrumbs, articleMeta } from './article-meta';
import { TagLinks } from './blog-filters';
import { BlogPromos } from './blog-promos';

/** From so many headings on, a table of contents helps. */
const CONTENTS_FROM = 3;

function ShareButton({ article: { title, slug } }: { article: ShownArticle }) {
  const { publicUrl } = usePublicConfig();
  return (
    <Button
      look="secondary"
      size="sm"
      icon={<Share2 aria-hidden size={16} />}
      className="noscript:hidden! print:hidden"
      onClick={() => void share(title, publicUrl + paths.article(slug))}
    >
      Share
    </Button>
  );
}

function Head({ article }: { article: ShownArticle }) {
  const { title, excerpt, category, authorName, authorTitle, publishedAt, updatedAt, readingTime } = article;
  const [published, updated] = [formatDate(publishedAt), formatDate(updatedAt)];
  return (
    <header className="mx-auto flex max-w-measure flex-col gap-5 pt-6 md:pt-10">
      <Link
        to={paths.blogList({ category })}
        className="hit self-start text-sm font-semibold text-leaf hover:underline"
      >
        {categoryLabel(category)}
      </Link>
      <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
      <p className="text-base text-soft md:text-lg">{excerpt}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4 text-sm">
        <div>
          <p className="font-semibold">
            {authorName}
            {authorTitle && <span className="font-normal text-soft">, {authorTitle}</span>}
          </p>
          <p className="text-soft">
            <time dateTime={publishedAt}>{published}</time> · {readingTime} min read
            {updatedAt > publishedAt && updated !== published && ` · updated ${updated}`}
          </p>
        </div>
        <ShareButton article={article} />
      </div>
    </header>
  );
}

function Body({ article: { contentHtml, headings } }: { article: ShownArticle }) {
  const entries = headings.length >= CONTENTS_FROM ? headings : [];
  return (
    <div className="mx-auto grid w-full max-w-measure grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 xl:max-w-none xl:grid-cols-[1fr_minmax(0,68ch)_1fr]">
      {entries.length > 0 && (
        <>
          <ContentsList entries={entries} className="max-xl:hidden xl:sticky xl:top-24 xl:self-start" />
          <details className="group rounded-control border border-line bg-card px-4 xl:hidden print:hidden">
            <summary className="flex min-h-11 items-center font-semibold">On this page</summary>
            <ContentsList entries={entries} label="Contents" className="pb-4 [&>p]:sr-only" />
          </details>
        </>
      )}
      <Prose html={contentHtml} className="xl:col-start-2" />
    </div>
  );
}

/** An article, to be read in peace. */
export function Article({ article }: { article: ShownArticle }) {
  return (
    <>
      <PageHead
        {...articleMeta(article)}
        type="article"
        canonical={paths.article(article.slug)}
        image={previewImage('blog', article.slug)}
        noindex={!article.isPublished}
      />
      <div className="page flex flex-col gap-12 py-6 md:gap-16 md:py-8">
        <article className="flex flex-col gap-8 md:gap-12">
          <div>
            <Breadcrumbs crumbs={articleCrumbs(article)} />
            <Head article={article} />
          </div>
          <HeaderArt
            address={article.imageUrl}
            alt={article.imageAlt ?? ''}
            eager
            className="mx-auto max-w-5xl rounded-card print:hidden"
          />
          <Body article={article} />
          <footer className="mx-auto w-full max-w-measure border-t border-line pt-6">
            <TagLinks tags={article.tags} label="Tags" />
          </footer>
        </article>
        {article.related.length > 0 && (
          <section aria-labelledby="related" className="print:hidden">
            <h2 id="related" className="mb-6 text-xl">
              Related articles
            </h2>
            <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {article.related.map((other) => (
                <li key={other.id}>
                  <ArticleCard article={other} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        )}
        <BlogPromos />
      </div>
    </>
  );
}
