import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import {
  AddressList,
  AddressParams,
  AddressRequest,
  AddressUpdate,
  AddressView,
} from '../../contract/accounts/addresses.js';
import { DoneView } from '../../contract/accounts/auth.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { AddressesService } from './addresses.service.js';

@ApiTags('accounts')
@Controller('api/account/addresses')
@Access('user')
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @Get()
  @Answers(AddressList)
  list(@CurrentUser() user: SignedInUser): Promise<AddressList> {
    return this.addresses.list(user.id);
  }

  @Post()
  @Answers(AddressView, HttpStatus.CREATED)
  add(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: AddressRequest }) request: AddressRequest,
  ): Promise<AddressView> {
    return this.addresses.add(user.id, request);
  }

  @Put(':id')
  @Answers(AddressView)
  change(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: AddressParams }) { id }: AddressParams,
    @Body({ schema: AddressUpdate }) request: AddressUpdate,
  ): Promise<AddressView> {
    return this.addresses.change(user.id, id, request);
  }

  @Delete(':id')
  @Answers(DoneView)
  async remove(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: AddressParams }) { id }: AddressParams,
  ): Promise<DoneView> {
    await this.addresses.remove(user.id, id);
    return { done: true };
  }
}
