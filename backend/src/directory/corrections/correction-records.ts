import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { openNotes } from './own-notes.js';

@Injectable()
export class CorrectionRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'corrections',
      export: async (tx, userId) => (await openNotes(tx, userId)).map((note) => ({ ...note })),
    });
  }
}
