import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  AdminCashRounding,
  AdminCheckoutStates,
  AdminGoogleBudget,
  AdminGuestOrders,
  AdminSiteNotice,
  AdminStaffDays,
  AdminStaffRefunds,
  AdminTaxSettings,
  CashRoundingChanges,
  CheckoutStateChanges,
  GoogleBudgetChanges,
  GuestOrderChanges,
  SettingsOverview,
  SiteNoticeChanges,
  StaffDayChanges,
  StaffRefundChanges,
  TaxSettingChanges,
} from '../../contract/backoffice/settings.admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { SettingsService } from './settings.service.js';

@ApiTags('admin: settings')
@Controller('api/admin/settings')
export class SettingsAdminController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Access('admin')
  @Answers(SettingsOverview)
  overview(): Promise<SettingsOverview> {
    return this.settings.overview();
  }

  @Get('site-notice')
  @Access('admin')
  @Answers(AdminSiteNotice)
  siteNotice(): Promise<AdminSiteNotice> {
    return this.settings.siteNotice();
  }

  @Put('site-notice')
  @Access('admin')
  @Answers(AdminSiteNotice)
  setSiteNotice(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: SiteNoticeChanges }) changes: SiteNoticeChanges,
  ): Promise<AdminSiteNotice> {
    return this.settings.setSiteNotice(actor, changes);
  }

  @Get('checkout-states')
  @Access('admin')
  @Answers(AdminCheckoutStates)
  checkoutStates(): Promise<AdminCheckoutStates> {
    return this.settings.checkoutStates();
  }

  @Put('checkout-states')
  @Access('admin')
  @Answers(AdminCheckoutStates)
  setCheckoutStates(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: CheckoutStateChanges }) changes: CheckoutStateChanges,
  ): Promise<AdminCheckoutStates> {
    return this.settings.setCheckoutStates(actor, changes);
  }

  @Get('tax')
  @Access('admin')
  @Answers(AdminTaxSettings)
  tax(): Promise<AdminTaxSettings> {
    return this.settings.tax();
  }

  @Put('tax')
  @Access('admin')
  @Answers(AdminTaxSettings)
  setTax(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: TaxSettingChanges }) changes: TaxSettingChanges,
  ): Promise<AdminTaxSettings> {
    return this.settings.setTax(actor, changes);
  }

  @Get('guest-orders')
  @Access('admin')
  @Answers(AdminGuestOrders)
  guestOrders(): Promise<AdminGuestOrders> {
    return this.settings.guestOrders();
  }

  @Put('guest-orders')
  @Access('admin')
  @Answers(AdminGuestOrders)
  setGuestOrders(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: GuestOrderChanges }) changes: GuestOrderChanges,
  ): Promise<AdminGuestOrders> {
    return this.settings.setGuestOrders(actor, changes);
  }

  @Get('staff-refunds')
  @Access('admin')
  @Answers(AdminStaffRefunds)
  staffRefunds(): Promise<AdminStaffRefunds> {
    return this.settings.staffRefunds();
  }

  @Put('staff-refunds')
  @Access('admin')
  @Answers(AdminStaffRefunds)
  setStaffRefunds(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: StaffRefundChanges }) changes: StaffRefundChanges,
  ): Promise<AdminStaffRefunds> {
    return this.settings.setStaffRefunds(actor, changes);
  }

  @Get('staff-days')
  @Access('admin')
  @Answers(AdminStaffDays)
  staffDays(): Promise<AdminStaffDays> {
    return this.settings.staffDays();
  }

  @Put('staff-days')
  @Access('admin')
  @Answers(AdminStaffDays)
  setStaffDays(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: StaffDayChanges }) changes: StaffDayChanges,
  ): Promise<AdminStaffDays> {
    return this.settings.setStaffDays(actor, changes);
  }

  @Get('cash-rounding')
  @Access('admin')
  @Answers(AdminCashRounding)
  cashRounding(): Promise<AdminCashRounding> {
    return this.settings.cashRounding();
  }

  @Put('cash-rounding')
  @Access('admin')
  @Answers(AdminCashRounding)
  setCashRounding(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: CashRoundingChanges }) changes: CashRoundingChanges,
  ): Promise<AdminCashRounding> {
    return this.settings.setCashRounding(actor, changes);
  }

  @Get('google-budget')
  @Access('admin')
  @Answers(AdminGoogleBudget)
  googleBudget(): Promise<AdminGoogleBudget> {
    return this.settings.googleBudget();
  }

  @Put('google-budget')
  @Access('admin')
  @Answers(AdminGoogleBudget)
  setGoogleBudget(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: GoogleBudgetChanges }) changes: GoogleBudgetChanges,
  ): Promise<AdminGoogleBudget> {
    return this.settings.setGoogleBudget(actor, changes);
  }
}
