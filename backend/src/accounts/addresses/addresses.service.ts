import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  AddressRequest,
  type AddressUpdate,
  type AddressView,
  SeenAddress,
} from '../../contract/accounts/addresses.js';
import { MAX_ADDRESSES } from '../../contract/shared/limits.js';
import { fieldsIn, refuseOverwriting, withKept } from '../../platform/admin/conflicts.rules.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { lockAccount } from '../users/lock-account.js';
import { Address } from './address.entity.js';

const view = ({ userId: _userId, user: _user, createdAt, ...address }: Address): AddressView => ({
  ...address,
  createdAt: createdAt.toISOString(),
});

@Injectable()
export class AddressesService implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'addresses',
      export: async (tx, userId) => (await this.of(tx, userId)).map((address) => ({ ...address })),
    });
  }

  list(userId: number): Promise<AddressView[]> {
    return this.of(this.db.manager, userId);
  }

  /** @throws TOO_MANY_ADDRESSES */
  add(userId: number, request: AddressRequest): Promise<AddressView> {
    return this.db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      if ((await tx.countBy(Address, { userId })) >= MAX_ADDRESSES)
        throw new DomainError('TOO_MANY_ADDRESSES');
      return view(await tx.save(Address, { ...request, userId }));
    });
  }

  /** @throws ADDRESS_NOT_FOUND for one that is not theirs as well; CHANGED_MEANWHILE */
  change(userId: number, id: number, { was, ...form }: AddressUpdate): Promise<AddressView> {
    return this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const present = await tx.findOne(Address, { where: { id, userId }, lock });
      if (!present) throw new DomainError('ADDRESS_NOT_FOUND');
      refuseOverwriting(SeenAddress, present, form, was);
      return view(
        await tx.save(Address, { ...present, ...withKept(form, was, fieldsIn(AddressRequest, present)) }),
      );
    });
  }

  /** @throws ADDRESS_NOT_FOUND for somebody else's as well */
  async remove(userId: number, id: number): Promise<void> {
    const { affected } = await this.db.getRepository(Address).delete({ id, userId });
    if (affected !== 1) throw new DomainError('ADDRESS_NOT_FOUND');
  }

  private async of(tx: EntityManager, userId: number): Promise<AddressView[]> {
    return (await tx.find(Address, { where: { userId }, order: { id: 'DESC' } })).map(view);
  }
}
