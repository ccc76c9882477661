import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { StaffNote } from '../../platform/notes/staff-note.entity.js';
import { lostNotes } from './notes.sql.js';

const CLEAN_UP = 'notes-clean-up';
const CLEAN_UP_HOUR_UTC = 9;

@Injectable()
export class NotesJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, async () => {
      const lost = await fetchRows(this.dataSource.manager, lostNotes, []);
      if (lost.length > 0)
        await this.dataSource.manager.delete(StaffNote, { id: In(lost.map(({ id }) => id)) });
    });
    this.jobs.daily(CLEAN_UP, CLEAN_UP_HOUR_UTC);
  }
}
