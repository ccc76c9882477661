import {
  AdminSavedAnswer,
  SavedAnswerChanges,
  SavedAnswerFields,
} from '../../contract/content/saved-answers.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains } from '../../platform/admin/filters.sql.js';

export const savedAnswerResource = {
  name: 'saved-answers',
  table: 'saved_answers',
  row: AdminSavedAnswer,
  columns: {
    id: 't.id',
    title: 't.title',
    text: 't.text',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'title', 'updatedAt'],
  defaultSort: ['title', 'ASC'],
  filters: { q: contains('t.title', 't.text') },
  create: SavedAnswerFields,
  update: SavedAnswerChanges,
  writes: { title: 'title', text: 'text' },
  isDeletable: true,
} satisfies AdminResource;
