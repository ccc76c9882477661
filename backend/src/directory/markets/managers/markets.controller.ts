import { Body, Controller, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../../accounts/businesses/acting.js';
import { DoneView } from '../../../contract/accounts/auth.js';
import { MemberParams } from '../../../contract/directory/attendance.js';
import { MarketDayView } from '../../../contract/directory/market-days.js';
import {
  AcceptedMarket,
  AcceptInvitationRequest,
  AddDateRequest,
  AddMemberRequest,
  CancelDayRequest,
  ChangeDaysRequest,
  ChangedDays,
  ChangeMemberRequest,
  FoundSellers,
  InvitationSent,
  InviteManagerRequest,
  JoinMarketRequest,
  ManagedDayParams,
  ManagedMarket,
  ManagedMemberParams,
  MarketClaimRequest,
  MarketCodeRequest,
  MarketCodeSent,
  MarketParams,
  MarketProofRequest,
  MembershipRequest,
  MemberView,
  MoveDayRequest,
  MyMarkets,
  MyMemberships,
  RemoveDateRequest,
  SellersQuery,
} from '../../../contract/directory/market-management.js';
import { MarketRecord, MarketRecordChanges } from '../../../contract/directory/market-record.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { SeenByStaff } from '../../../platform/http/security/viewing.js';
import { VisitorAddress } from '../../../platform/http/security/visitor-address.js';
import { MarketClaims } from '../claims/market-claims.service.js';
import { MarketRecords } from '../record/market-record.service.js';
import { RosterService } from '../roster/roster.service.js';
import { ManagerInvitations } from './manager-invitations.service.js';
import { ManagedDays } from './market-days.service.js';
import { MarketManagers } from './market-managers.service.js';
import { SpecialDates } from './special-dates.service.js';

@ApiTags('directory')
@Controller('api')
export class MarketsController {
  constructor(
    private readonly managers: MarketManagers,
    private readonly days: ManagedDays,
    private readonly dates: SpecialDates,
    private readonly roster: RosterService,
    private readonly claims: MarketClaims,
    private readonly invitations: ManagerInvitations,
    private readonly records: MarketRecords,
  ) {}

  @Get('markets/mine')
  @Access('user')
  @SeenByStaff()
  @Answers(MyMarkets)
  mine(@CurrentUser() user: SignedInUser): Promise<MyMarkets> {
    return this.managers.mine(user.id);
  }

  @Get('markets/:id/manage')
  @Access('user')
  @Answers(ManagedMarket)
  manage(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
  ): Promise<ManagedMarket> {
    return this.managers.manage(user.id, id);
  }

  @Post('markets/:id/claim/code')
  @Access('user')
  @Answers(MarketCodeSent, HttpStatus.OK)
  sendCode(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: MarketCodeRequest }) { email }: MarketCodeRequest,
    @VisitorAddress() address: string,
  ): Promise<MarketCodeSent> {
    return this.managers.sendCode(user, id, email, address);
  }

  @Post('markets/:id/claim/proof')
  @Access('user')
  @Answers(DoneView, HttpStatus.OK)
  async prove(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: MarketProofRequest }) { code }: MarketProofRequest,
  ): Promise<DoneView> {
    await this.managers.prove(user.id, id, code);
    return { done: true };
  }

  @Post('markets/:id/claim')
  @Access('user')
  @Answers(DoneView, HttpStatus.CREATED)
  async claim(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: MarketClaimRequest }) { evidence }: MarketClaimRequest,
  ): Promise<DoneView> {
    await this.claims.ask(user.id, id, evidence);
    return { done: true };
  }

  @Post('markets/:id/managers')
  @Access('user')
  @Answers(InvitationSent, HttpStatus.CREATED)
  async invite(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: InviteManagerRequest }) { email }: InviteManagerRequest,
  ): Promise<InvitationSent> {
    await this.invitations.invite(user, id, email);
    return { sent: true };
  }

  @Post('markets/invitations')
  @Access('user')
  @Answers(AcceptedMarket, HttpStatus.OK)
  accept(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: AcceptInvitationRequest }) { token }: AcceptInvitationRequest,
  ): Promise<AcceptedMarket> {
    return this.invitations.accept(user.id, token);
  }

  @Get('markets/:id/record')
  @Access('user')
  @Answers(MarketRecord)
  record(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
  ): Promise<MarketRecord> {
    return this.records.get(user.id, id);
  }

  @Put('markets/:id/record')
  @Access('user')
  @Answers(MarketRecord)
  changeRecord(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: MarketRecordChanges }) body: MarketRecordChanges,
  ): Promise<MarketRecord> {
    return this.records.change(user.id, id, body);
  }

  @Post('markets/:id/leave')
  @Access('user')
  @Answers(DoneView, HttpStatus.OK)
  async leave(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
  ): Promise<DoneView> {
    await this.managers.leave(user.id, id);
    return { done: true };
  }

  @Post('markets/:id/days/:date/confirm')
  @Access('user')
  @Answers(MarketDayView, HttpStatus.OK)
  confirm(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ManagedDayParams }) params: ManagedDayParams,
  ): Promise<MarketDayView> {
    return this.days.confirm(user.id, params);
  }

  @Post('markets/:id/days/:date/cancel')
  @Access('user')
  @Answers(MarketDayView, HttpStatus.OK)
  cancel(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ManagedDayParams }) params: ManagedDayParams,
    @Body({ schema: CancelDayRequest }) body: CancelDayRequest,
  ): Promise<MarketDayView> {
    return this.days.cancel(user.id, params, body);
  }

  @Post('markets/:id/days/:date/move')
  @Access('user')
  @Answers(MarketDayView, HttpStatus.OK)
  move(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ManagedDayParams }) params: ManagedDayParams,
    @Body({ schema: MoveDayRequest }) body: MoveDayRequest,
  ): Promise<MarketDayView> {
    return this.days.move(user.id, params, body);
  }

  @Post('markets/:id/days/:date/restore')
  @Access('user')
  @Answers(MarketDayView, HttpStatus.OK)
  restore(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ManagedDayParams }) params: ManagedDayParams,
  ): Promise<MarketDayView> {
    return this.days.restore(user.id, params);
  }

  @Post('markets/:id/days')
  @Access('user')
  @Answers(ChangedDays, HttpStatus.OK)
  changeDays(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: ChangeDaysRequest }) body: ChangeDaysRequest,
  ): Promise<ChangedDays> {
    return this.dates.change(user.id, id, body);
  }

  @Post('markets/:id/dates')
  @Access('user')
  @Answers(DoneView, HttpStatus.OK)
  async addDate(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: AddDateRequest }) body: AddDateRequest,
  ): Promise<DoneView> {
    await this.dates.add(user.id, id, body);
    return { done: true };
  }

  @Post('markets/:id/dates/remove')
  @Access('user')
  @Answers(DoneView, HttpStatus.OK)
  async removeDate(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: RemoveDateRequest }) body: RemoveDateRequest,
  ): Promise<DoneView> {
    await this.dates.remove(user.id, id, body);
    return { done: true };
  }

  @Get('markets/:id/sellers')
  @Access('user')
  @Answers(FoundSellers)
  sellers(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Query({ schema: SellersQuery }) { q }: SellersQuery,
  ): Promise<FoundSellers> {
    return this.roster.find(user.id, id, q);
  }

  @Post('markets/:id/members')
  @Access('user')
  @Answers(MemberView, HttpStatus.CREATED)
  add(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: AddMemberRequest }) body: AddMemberRequest,
  ): Promise<MemberView> {
    return this.roster.add(user.id, id, body);
  }

  @Put('markets/:id/members/:memberId')
  @Access('user')
  @Answers(MemberView)
  change(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ManagedMemberParams }) params: ManagedMemberParams,
    @Body({ schema: ChangeMemberRequest }) body: ChangeMemberRequest,
  ): Promise<MemberView> {
    return this.roster.change(user.id, params, body);
  }

  @Post('markets/:id/join')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @Answers(MemberView, HttpStatus.CREATED)
  join(
    @Acting() user: ActingUser,
    @Param({ schema: MarketParams }) { id }: MarketParams,
    @Body({ schema: JoinMarketRequest }) body: JoinMarketRequest,
  ): Promise<MemberView> {
    return this.roster.join(user, id, body);
  }

  @Get('market-memberships/mine')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @SeenByStaff()
  @Answers(MyMemberships)
  memberships(@Acting() user: ActingUser): Promise<MyMemberships> {
    return this.roster.mine(user.id);
  }

  @Put('market-memberships/:memberId')
  @Access('user')
  @ForBusiness('post', { orForOneself: true })
  @Answers(MemberView)
  respond(
    @Acting() user: ActingUser,
    @Param({ schema: MemberParams }) { memberId }: MemberParams,
    @Body({ schema: MembershipRequest }) body: MembershipRequest,
  ): Promise<MemberView> {
    return this.roster.respond(user, memberId, body);
  }
}
