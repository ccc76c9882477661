import { Inject, Injectable } from '@nestjs/common';
import { BlogSearch } from '../../contract/content/blog.js';
import { machinePaths } from '../../contract/content/sitemap.js';
import { categoryLabel } from '../../contract/directory/categories.js';
import { fieldStatusText } from '../../contract/directory/field-states.js';
import { ListingSearch, type ListingView } from '../../contract/directory/listings.js';
import { placePath } from '../../contract/directory/place-path.js';
import { formatPricePerUnit } from '../../contract/directory/prices.js';
import { imageUrl, ownPicture } from '../../contract/shared/images.js';
import { paths } from '../../contract/shared/site-paths.js';
import { untilText } from '../../directory/field-status/field-status.rules.js';
import { type NearStatusRow, newestStatuses } from '../../directory/field-status/field-status.sql.js';
import { ListingsService } from '../../directory/listings/listings.service.js';
import { type ChangedDay, changedDays } from '../../directory/markets/days/changed-days.sql.js';
import { dateText, hoursTexts } from '../../directory/markets/days/day-text.rules.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { BlogService } from '../blog/blog.service.js';
import { atomFeed, type FeedEntry } from './feed.js';

const ENTRIES = 30;
const SUMMARY = 300;

@Injectable()
export class Feeds {
  private readonly publicUrl: string;

  constructor(
    private readonly articles: BlogService,
    private readonly listings: ListingsService,
    private readonly database: Database,
    @Inject(CONFIG) { server }: Config,
  ) {
    this.publicUrl = server.publicUrl;
  }

  async blog(): Promise<string> {
    const { items } = await this.articles.search(BlogSearch.parse({ limit: ENTRIES }));
    const entries = items.map((post) => ({
      path: paths.article(post.slug),
      title: post.title,
      summary: post.excerpt,
      author: post.authorName,
      categories: [post.category, ...post.tags],
      image: ownPicture(post.imageUrl),
      publishedAt: new Date(post.publishedAt),
      // An article that waited for its day is new on that day, whenever it was written.
      updatedAt: new Date(Math.max(Date.parse(post.updatedAt), Date.parse(post.publishedAt))),
    }));
    const head = {
      title: 'Farmgate: Local Farm Blog',
      subtitle: 'New articles on farms, markets and fresh food.',
      page: paths.blog,
      path: machinePaths.blogFeed,
    };
    return atomFeed(this.publicUrl, head, entries);
  }

  async newListings(): Promise<string> {
    const { items } = await this.listings.search(ListingSearch.parse({ limit: ENTRIES }));
    const head = {
      title: 'Farmgate: new listings',
      subtitle: 'The latest listings from local farms.',
      page: paths.browse(),
      path: machinePaths.listingsFeed,
    };
    return atomFeed(this.publicUrl, head, items.map(listingEntry));
  }

  async changedMarketDays(): Promise<string> {
    const days = await fetchRows(this.database, changedDays, [new Date(), ENTRIES]);
    const head = {
      title: 'Farmgate: market days that changed',
      subtitle: 'Market days that were canceled, moved or confirmed.',
      page: paths.thisSaturday(),
      path: machinePaths.marketDaysFeed,
    };
    return atomFeed(this.publicUrl, head, days.map(marketDayEntry));
  }

  async fieldStatuses(): Promise<string> {
    const said = await fetchRows(this.database, newestStatuses, [new Date(), ENTRIES]);
    const head = {
      title: 'Farmgate: picking now',
      subtitle: 'What farms and markets say of their fields and stands right now.',
      page: paths.uPick(),
      path: machinePaths.fieldStatusFeed,
    };
    return atomFeed(this.publicUrl, head, said.map(fieldStatusEntry));
  }
}

function fieldStatusEntry(said: NearStatusRow): FeedEntry {
  const { subject, name, city, region, id, crop, state, note, until, saidAt, timeZone, imageId } = said;
  const text = fieldStatusText(crop, state);
  const town = [city, region].filter(Boolean).join(', ');
  return {
    path: `${placePath(subject, name) ?? paths.browse()}#status-${id}`,
    title: crop === null ? `${name}: ${text.toLowerCase()}` : `${text} at ${name}`,
    summary: [town, note, untilText(until, saidAt, timeZone)].filter(Boolean).join(' · '),
    author: name,
    categories: crop === null ? [] : [crop],
    image: imageId === null ? null : imageUrl(imageId),
    ...{ publishedAt: saidAt, updatedAt: saidAt },
  };
}

const DAY_NEWS = { cancelled: 'is canceled', moved: 'is somewhere else', confirmed: 'takes place' } as const;

function marketDayEntry({ place, date, status, hours, address, reason, changedAt }: ChangedDay): FeedEntry {
  const times = status === 'cancelled' ? [] : hoursTexts({ hours });
  const region = [place.city, place.state].filter(Boolean).join(', ');
  return {
    path: `${paths.place(place.id, place.name)}#${date}`,
    title: `${place.name} ${DAY_NEWS[status]} on ${dateText({ date })}`,
    summary: [region, ...times, address, reason].filter(Boolean).join(' · '),
    author: place.name,
    ...{ categories: [], image: null, publishedAt: changedAt, updatedAt: changedAt },
  };
}

function listingEntry(listing: ListingView): FeedEntry {
  const place = [listing.city, listing.state].filter(Boolean).join(', ') || listing.zipCode;
  const facts = [formatPricePerUnit(listing.price, listing.unit), listing.farmName, place].filter(Boolean);
  const about = listing.description.replace(/\s+/g, ' ').trim();
  return {
    path: paths.listing(listing.id),
    title: listing.productName,
    summary: `${facts.join(' · ')}. ${about.length > SUMMARY ? `${about.slice(0, SUMMARY).trimEnd()}…` : about}`,
    author: listing.farmName,
    categories: [categoryLabel(listing.category)],
    image: ownPicture(listing.imageUrl),
    publishedAt: new Date(listing.createdAt),
    updatedAt: new Date(listing.updatedAt),
  };
}
