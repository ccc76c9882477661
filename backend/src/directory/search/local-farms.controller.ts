import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { placeCard } from '../../contract/directory/place-card.js';
import { PlaceCardList, PlaceList, PlaceSearch } from '../../contract/directory/places.js';
import { AnswersByView } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { pageCallsOf } from '../../platform/http/in-process.js';
import { Access } from '../../platform/http/security/access.js';
import { visitorAddress } from '../../platform/http/security/visitor-address.js';
import { Shows } from '../../platform/http/shows.js';
import { SearchTallies } from '../../platform/search-tallies/search-tallies.js';
import { sendUnderstood } from '../../platform/search/understood-headers.js';
import { FieldStatusBoard } from '../field-status/field-status-board.js';
import { cardWithStatus } from '../field-status/field-status.view.js';
import { placeSearch } from './counted-search.rules.js';
import { FARMS_SELLING } from './farms-selling.sql.js';
import { PlacesSource } from './places-source.js';
import { SellingFarms } from './selling-farms.js';

@ApiTags('directory')
@Controller('api/local-farms')
export class LocalFarmsController {
  constructor(
    private readonly places: PlacesSource,
    private readonly tallies: SearchTallies,
    private readonly selling: SellingFarms,
    private readonly board: FieldStatusBoard,
  ) {}

  @Get()
  @Access('public')
  @AnswersByView(PlaceList, PlaceCardList)
  @Shows('field_statuses', 'places', ...FARMS_SELLING)
  async search(
    @Query({ schema: PlaceSearch }) query: PlaceSearch,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlaceList | PlaceCardList> {
    const page = await this.places.farms(query, visitorAddress(request));
    const userAgent = request.headers['user-agent'];
    this.tallies.count(placeSearch('farms', query, page, userAgent), pageCallsOf(request.headers));
    if (page.understood) sendUnderstood(reply, page.understood);
    const list = sendPage(request, reply, page, query);
    if (query.view !== 'card') return list;
    const [selling, said] = await Promise.all([
      this.selling.among(list),
      this.board.among(list, pageCallsOf(request.headers)),
    ]);
    const cards = page.cards?.() ?? list.map(placeCard);
    if (said.size + selling.size === 0) return cards;
    return cards.map((card) => ({
      ...cardWithStatus(card, said.get(card.id)),
      ...selling.get(card.id),
    }));
  }
}
