import { Body, Controller, Get, HttpStatus, Post, Query } from '@nestjs/common';
import { NewStaffNote, NotesQuery, StaffNotes } from '../../contract/backoffice/notes.admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { NotesService } from './notes.service.js';

@ApiTags('admin: notes')
@Controller('api/admin/notes')
export class NotesAdminController {
  constructor(private readonly notes: NotesService) {}

  @Get()
  @Access('admin')
  @Answers(StaffNotes)
  list(
    @CurrentUser() reader: SignedInUser,
    @Query({ schema: NotesQuery }) query: NotesQuery,
  ): Promise<StaffNotes> {
    return this.notes.list(reader, query);
  }

  @Post()
  @Access('admin')
  @Answers(StaffNotes, HttpStatus.CREATED)
  add(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: NewStaffNote }) note: NewStaffNote,
  ): Promise<StaffNotes> {
    return this.notes.add(actor, note);
  }
}
