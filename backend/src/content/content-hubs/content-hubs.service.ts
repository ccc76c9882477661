import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { ContentHubCard, ContentHubView, HubFigures } from '../../contract/content/content-hubs.js';
import { paths } from '../../contract/shared/site-paths.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { renderMarkdown } from '../../platform/markdown/render-markdown.js';
import { ContentHubPage } from './content-hub-page.entity.js';
import { pageTitles, publishedSlugs } from './content-hubs.sql.js';

@Injectable()
export class ContentHubsService {
  constructor(@InjectRepository(ContentHubPage) private readonly hubs: Repository<ContentHubPage>) {}

  async list(): Promise<ContentHubCard[]> {
    const hubs = await this.hubs.find({ where: { status: 'published' }, order: { title: 'ASC' } });
    return hubs.map(cardOf);
  }

  /** @throws HUB_NOT_FOUND */
  async get(slug: string): Promise<ContentHubView> {
    const hub = await this.hubs.findOneBy({
      slug: slug.toLowerCase().replaceAll('\0', ''),
      status: 'published',
    });
    if (!hub) throw new DomainError('HUB_NOT_FOUND');
    const { content, relatedPages, figures } = hub;
    const { html, headings } = renderMarkdown(content);
    return {
      ...cardOf(hub),
      content,
      contentHtml: html,
      headings,
      relatedPages,
      relatedLinks: await this.linksOf(relatedPages),
      figures: figures && (await this.published(figures)),
    };
  }

  private async published(figures: HubFigures): Promise<HubFigures> {
    const { cities, states } = figures;
    const slugs = [...cities, ...states].map(({ slug }) => slug);
    const rows = await fetchRows(this.hubs.manager, publishedSlugs, [slugs]);
    const isPublished = ({ slug }: { slug: string }) => rows.some((row) => row.slug === slug);
    return { ...figures, cities: cities.filter(isPublished), states: states.filter(isPublished) };
  }

  private async linksOf(pages: readonly string[]): Promise<ContentHubView['relatedLinks']> {
    const rows = await fetchRows(this.hubs.manager, pageTitles, [pages, paths.guide(''), `${paths.blog}/`]);
    return pages.flatMap((page) => rows.find(({ path }) => path === page) ?? []);
  }
}

const cardOf = (hub: ContentHubPage): ContentHubCard => ({
  id: hub.id,
  topic: hub.topic,
  slug: hub.slug,
  title: hub.title,
  metaDescription: hub.metaDescription,
  targetKeyword: hub.targetKeyword,
  searchVolume: hub.searchVolume,
  count: hub.figures?.count ?? null,
  status: hub.status,
  lastUpdated: hub.lastUpdated.toISOString(),
  createdAt: hub.createdAt.toISOString(),
});
