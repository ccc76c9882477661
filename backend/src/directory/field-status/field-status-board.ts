import { Injectable } from '@nestjs/common';
import type { FieldSubject } from '../../contract/directory/field-states.js';
import type {
  FieldStatusesNear,
  FieldStatusList,
  FieldStatusSearch,
} from '../../contract/directory/field-status.js';
import { placePath } from '../../contract/directory/place-path.js';
import type { Point } from '../../contract/shared/geo/distance.js';
import { paths } from '../../contract/shared/site-paths.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { chordFromMiles, milesFromChord } from '../../platform/geo/earth.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import type { PageCalls } from '../../platform/http/in-process.js';
import { isPicking, shownStatuses } from './field-status.rules.js';
import * as sql from './field-status.sql.js';
import { fieldStatusView } from './field-status.view.js';

const MOST_NEAR = 400;
const MOST_SHOWN = 20;

/** Whoever shows it passes the page's calls, which then know until when the page is true. */
@Injectable()
export class FieldStatusBoard {
  constructor(
    private readonly database: Database,
    private readonly zipCodes: ZipCodes,
  ) {}

  async of(subject: FieldSubject, page: PageCalls | undefined): Promise<FieldStatusList> {
    const rows = await this.current([subject], page);
    return shownStatuses(rows).map(fieldStatusView);
  }

  /** No statement where none are farms or places of ours. */
  async among(
    places: readonly { id: string }[],
    page: PageCalls | undefined,
  ): Promise<ReadonlyMap<string, sql.CurrentRow[]>> {
    const rows = await this.current(
      places.map(({ id }) => id),
      page,
    );
    return shownBySubject(rows);
  }

  /** @param rows with moments as JSON has them */
  read(
    rows: readonly sql.CurrentRowInJson[],
    page: PageCalls | undefined,
  ): ReadonlyMap<string, sql.CurrentRow[]> {
    const current = rows.map((row) => ({
      ...row,
      saidAt: new Date(row.saidAt),
      until: new Date(row.until),
    }));
    tell(current, page);
    return shownBySubject(current);
  }

  /** Where there is something to be had near a ZIP code comes first, of these the nearest. */
  async near(
    { zipCode, radius }: FieldStatusSearch,
    page: PageCalls | undefined,
  ): Promise<FieldStatusesNear> {
    const center = await this.zipCodes.find(zipCode);
    if (!center) return { items: [] };
    const around = [center.latitude, center.longitude, chordFromMiles(radius)] as const;
    const rows = await fetchRows(this.database, sql.statusesNear, [...around, new Date(), MOST_NEAR]);
    tell(rows, page);
    const items = [...bySubject(rows)].map(([subject, said]) => {
      const [{ name, city, region, timeZone, chord }] = said as [sql.NearStatusRow];
      return {
        ...{ subject, name, timeZone },
        path: placePath(subject, name) ?? paths.browse(),
        town: [city, region].filter(Boolean).join(', ') || null,
        distanceMiles: milesFromChord(chord),
        statuses: shownStatuses(said).map(fieldStatusView),
      };
    });
    const sorted = [
      ...items.filter(({ statuses }) => isPicking(statuses)),
      ...items.filter(({ statuses }) => !isPicking(statuses)),
    ];
    return { items: sorted.slice(0, MOST_SHOWN) };
  }

  /** @returns where there is something to be had now: "farm-7" */
  async pickingNear({ latitude, longitude }: Point, miles: number): Promise<Set<string>> {
    const around = [latitude, longitude, chordFromMiles(miles)] as const;
    const rows = await fetchRows(this.database, sql.pickingNear, [...around, new Date()]);
    return new Set(rows.map(({ subject }) => subject));
  }

  private async current(ids: readonly string[], page: PageCalls | undefined): Promise<sql.CurrentRow[]> {
    const numbers = (kind: string) =>
      ids.flatMap((id) => (id.startsWith(kind) ? Number(id.slice(kind.length)) : []));
    const [farms, places] = [numbers('farm-'), numbers('place-')];
    if (farms.length + places.length === 0) return [];
    const rows = await fetchRows(this.database, sql.currentStatuses, [farms, places, new Date()]);
    tell(rows, page);
    return rows;
  }
}

function tell(rows: readonly sql.CurrentRow[], page: PageCalls | undefined): void {
  if (page) for (const { until } of rows) page.holdsUntil(until);
}

const shownBySubject = (rows: readonly sql.CurrentRow[]) =>
  new Map([...bySubject(rows)].map(([id, said]) => [id, shownStatuses(said)]));

function bySubject<Row extends sql.CurrentRow>(rows: readonly Row[]): Map<FieldSubject, Row[]> {
  const groups = new Map<FieldSubject, Row[]>();
  for (const row of rows) groups.set(row.subject, [...(groups.get(row.subject) ?? []), row]);
  return groups;
}
