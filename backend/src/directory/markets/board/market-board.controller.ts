import { Controller, Get, Param, Query } from '@nestjs/common';
import { BoardQuery, MarketBoard } from '../../../contract/directory/market-board.js';
import { MarketParams } from '../../../contract/directory/market-management.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { MarketBoards } from './market-boards.service.js';

@ApiTags('directory')
@Controller('api/markets/:id')
export class MarketBoardController {
  constructor(private readonly boards: MarketBoards) {}

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
}
