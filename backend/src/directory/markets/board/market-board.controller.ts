import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { DoneView } from '../../../contract/accounts/auth.js';
import {
  BoardQuery,
  MarketBoard,
  MarketMessage,
  MessageSent,
  Reminded,
} from '../../../contract/directory/market-board.js';
import {
  MarketFeeRequest,
  MarketFeeView,
  RemoveFeeRequest,
} from '../../../contract/directory/market-fees.js';
import {
  ManagedDayParams,
  ManagedFeeParams,
  MarketParams,
} from '../../../contract/directory/market-management.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { MarketFees } from '../fees/market-fees.service.js';
import { BoardMails } from './board-mails.service.js';
import { MarketBoards } from './market-boards.service.js';

@ApiTags('directory')
@Controller('api/markets/:id')
export class MarketBoardController {
  constructor(
    private readonly boards: MarketBoards,
    private readonly mails: BoardMails,
    private readonly fees: MarketFees,
  ) {}

  @Get('board')
  @Access('user')
  @Answers(MarketBoard)
  board(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Query({ schema: BoardQuery }) { date }: BoardQuery,
  ): Promise<MarketBoard> {
    return this.boards.get(user.id, id, date ?? null);
  }

  @Post('days/:date/remind')
  @Access('user')
  @Answers(Reminded, HttpStatus.OK)
  remind(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ManagedDayParams }) params: ManagedDayParams,
  ): Promise<Reminded> {
    return this.mails.remind(user.id, params);
  }

  @Put('days/:date/fees/:memberId')
  @Access('user')
  @Answers(MarketFeeView.nullable())
  setFee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ManagedFeeParams }) params: ManagedFeeParams,
    @Body({ schema: MarketFeeRequest }) body: MarketFeeRequest,
  ): Promise<MarketFeeView | null> {
    return this.fees.set(user.id, params, body);
  }

  @Delete('days/:date/fees/:memberId')
  @Access('user')
  @Answers(DoneView)
  async removeFee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ManagedFeeParams }) params: ManagedFeeParams,
    @Body({ schema: RemoveFeeRequest }) body: RemoveFeeRequest,
  ): Promise<DoneView> {
    await this.fees.remove(user.id, params, body);
    return { done: true };
  }

  @Post('messages')
  @Access('user')
  @Answers(MessageSent, HttpStatus.OK)
  write(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: MarketMessage }) body: MarketMessage,
  ): Promise<MessageSent> {
    return this.mails.write(user, id, body);
  }
}
