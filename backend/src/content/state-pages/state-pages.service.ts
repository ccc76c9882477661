import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { StatePageCard, StatePageView } from '../../contract/content/state-pages.js';
import { houseMonth } from '../../contract/shared/calendar/house-zone.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { renderMarkdown } from '../../platform/markdown/render-markdown.js';
import { inSeasonCrops } from '../in-season/in-season.view.js';
import { stillListed } from '../location-pages/facts/facts.sql.js';
import { hubLinks, idsAmong } from '../location-pages/location-page.view.js';
import { hubs as publishedHubs } from '../location-pages/location-pages.sql.js';
import { StatePage } from './state-page.entity.js';
import { citiesOfState } from './state-pages.sql.js';

const PREFIX = 'farms-in-';
const CARD = {
  id: true,
  state: true,
  stateCode: true,
  slug: true,
  title: true,
  cityCount: true,
  farmCount: true,
  marketCount: true,
  isIndexable: true,
  status: true,
  lastUpdated: true,
  createdAt: true,
} as const;

@Injectable()
export class StatePagesService {
  constructor(@InjectRepository(StatePage) private readonly pages: Repository<StatePage>) {}

  async list(): Promise<StatePageCard[]> {
    const pages = await this.pages.find({
      select: CARD,
      where: { status: 'published' },
      order: { state: 'ASC' },
    });
    return pages.map(cardOf);
  }

  /** @param slug with its prefix or without @throws STATE_PAGE_NOT_FOUND */
  async get(slug: string, now = new Date()): Promise<StatePageView> {
    const plain = slug.toLowerCase().replaceAll('\0', '');
    const page = await this.pages.findOneBy({
      slug: plain.startsWith(PREFIX) ? plain : `${PREFIX}${plain}`,
      status: 'published',
    });
    if (!page) throw new DomainError('STATE_PAGE_NOT_FOUND');
    const month = houseMonth(now);
    const { metaDescription, content, featuredFarms, facts, stateCode } = page;
    const { manager } = this.pages;
    const keys = featuredFarms.map(({ id }) => id);
    const listed = await fetchRows(manager, stillListed, [idsAmong(keys, 'place'), idsAmong(keys, 'farm')]);
    const hubs = await fetchRows(manager, publishedHubs, []);
    return {
      ...cardOf(page),
      metaDescription,
      content,
      contentHtml: renderMarkdown(content).html,
      featuredFarms: featuredFarms.flatMap((farm) => {
        const row = listed.find(({ id }) => id === farm.id);
        if (!row) return [];
        return [row.isTwin ? { ...farm, website: null, socialLinks: {} } : farm];
      }),
      facts,
      inSeason: { month, crops: inSeasonCrops(stateCode, month) },
      cities: await fetchRows(manager, citiesOfState, [stateCode]),
      hubs: hubLinks(hubs, facts.topics),
    };
  }
}

const cardOf = (page: StatePage): StatePageCard => ({
  id: page.id,
  state: page.state,
  stateCode: page.stateCode,
  slug: page.slug,
  title: page.title,
  cityCount: page.cityCount,
  farmCount: page.farmCount,
  marketCount: page.marketCount,
  isIndexable: page.isIndexable,
  status: page.status,
  lastUpdated: page.lastUpdated.toISOString(),
  createdAt: page.createdAt.toISOString(),
});
