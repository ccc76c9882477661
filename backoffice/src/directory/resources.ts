import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/record/resource';

export const directoryResources: readonly BackOfficeResource[] = [
  {
    name: 'directory',
    label: 'Farms and places',
    section: 'Directory',
    called: 'name',
    list: lazy(() => import('./entries/entry-list').then((module) => ({ default: module.EntryList }))),
  },
  {
    name: 'farms',
    label: 'Farms',
    section: 'Directory',
    called: 'name',
    list: lazy(() => import('./farms/farm-list').then((module) => ({ default: module.FarmList }))),
    show: lazy(() => import('./farms/farm-page').then((module) => ({ default: module.FarmPage }))),
    edit: lazy(() => import('./farms/farm-edit').then((module) => ({ default: module.FarmEdit }))),
    create: lazy(() => import('./farms/farm-create').then((module) => ({ default: module.FarmCreate }))),
  },
  {
    name: 'places',
    label: 'Places',
    section: 'Directory',
    called: 'name',
    list: lazy(() => import('./places/place-list').then((module) => ({ default: module.PlaceList }))),
    show: lazy(() => import('./places/place-page').then((module) => ({ default: module.PlacePage }))),
    edit: lazy(() => import('./places/place-edit').then((module) => ({ default: module.PlaceEdit }))),
    create: lazy(() => import('./places/place-create').then((module) => ({ default: module.PlaceCreate }))),
  },
  {
    name: 'doubles',
    label: 'Possibly the same',
    section: 'Directory',
    called: ({ oneName, otherName }) => `${String(oneName ?? 'Gone')} and ${String(otherName ?? 'gone')}`,
    list: lazy(() => import('./doubles/double-list').then((module) => ({ default: module.DoubleList }))),
    show: lazy(() => import('./doubles/double-page').then((module) => ({ default: module.DoublePage }))),
  },
  {
    name: 'farm-claims',
    label: 'Claims',
    section: 'Inbox',
    called: 'farmName',
    list: lazy(() => import('./farm-claims/claim-list').then((module) => ({ default: module.ClaimList }))),
    show: lazy(() => import('./farm-claims/claim-page').then((module) => ({ default: module.ClaimPage }))),
  },
  {
    name: 'market-claims',
    label: 'Market claims',
    section: 'Inbox',
    called: 'marketName',
    list: lazy(() =>
      import('./market-claims/claim-list').then((module) => ({ default: module.MarketClaimList })),
    ),
    show: lazy(() =>
      import('./market-claims/claim-page').then((module) => ({ default: module.MarketClaimPage })),
    ),
  },
  {
    name: 'market-managers',
    label: 'Market managers',
    section: 'Directory',
    called: 'managerName',
    list: lazy(() =>
      import('./market-managers/manager-list').then((module) => ({ default: module.MarketManagerList })),
    ),
  },
  {
    name: 'farm-applications',
    label: 'Applications',
    section: 'Inbox',
    called: 'farmName',
    list: lazy(() =>
      import('./farm-applications/application-list').then((module) => ({ default: module.ApplicationList })),
    ),
    show: lazy(() =>
      import('./farm-applications/application-page').then((module) => ({ default: module.ApplicationPage })),
    ),
  },
  {
    name: 'corrections',
    label: 'Corrections',
    section: 'Inbox',
    called: 'name',
    list: lazy(() =>
      import('./corrections/correction-list').then((module) => ({ default: module.CorrectionList })),
    ),
    show: lazy(() =>
      import('./corrections/correction-page').then((module) => ({ default: module.CorrectionPage })),
    ),
  },
  {
    name: 'farm-news',
    label: 'Farm news',
    section: 'Directory',
    called: ({ farmName }) => `News from ${String(farmName)}`,
    list: lazy(() => import('./farm-news/news-list').then((module) => ({ default: module.NewsList }))),
    show: lazy(() => import('./farm-news/news-page').then((module) => ({ default: module.NewsPage }))),
  },
  {
    name: 'listings',
    label: 'Listings',
    section: 'Directory',
    called: 'productName',
    list: lazy(() => import('./listings/listing-list').then((module) => ({ default: module.ListingList }))),
    show: lazy(() => import('./listings/listing-page').then((module) => ({ default: module.ListingPage }))),
  },
  {
    name: 'field-statuses',
    label: 'Field statuses',
    section: 'Directory',
    called: 'name',
    list: lazy(() =>
      import('./field-statuses/status-list').then((module) => ({ default: module.FieldStatusList })),
    ),
  },
];
