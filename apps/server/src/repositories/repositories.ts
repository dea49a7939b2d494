import type { Db } from '../db/schema.js'
import { ApplicationsRepository } from './customers/ApplicationsRepository.js'
import { EntitlementsRepository } from './plans/EntitlementsRepository.js'
import { CustomerMenusRepository } from './plans/CustomerMenusRepository.js'
import { PlanPushesRepository } from './plans/PlanPushesRepository.js'
import { PlansRepository } from './plans/PlansRepository.js'
import { CustomersRepository } from './customers/CustomersRepository.js'
import { DepartmentsRepository } from './departments/DepartmentsRepository.js'
import { InvitationsRepository } from './invitations/InvitationsRepository.js'
import { NamesRepository } from './lists/NamesRepository.js'
import { BulkChangesRepository } from './members/BulkChangesRepository.js'
import { MembersRepository } from './members/MembersRepository.js'
import { RolesRepository } from './roles/RolesRepository.js'
import { PermissionsRepository } from './roles/PermissionsRepository.js'
import { LettersRepository } from './messages/LettersRepository.js'
import { MyNoticesRepository } from './messages/MyNoticesRepository.js'
import { CalendarRepository } from './calendar/CalendarRepository.js'
import { TodosRepository } from './calendar/TodosRepository.js'
import { SystemNoticesRepository } from './messages/SystemNoticesRepository.js'
import { NoticesRepository } from './messages/NoticesRepository.js'
import { FilesRepository } from './files/FilesRepository.js'
import { FileVersionsRepository } from './files/FileVersionsRepository.js'
import { FoldersRepository } from './files/FoldersRepository.js'
import { IconUsesRepository } from './files/IconUsesRepository.js'
import { PersonalFileUses } from './files/PersonalFileUses.js'
import { JobsRepository } from './jobs/JobsRepository.js'
import { UserImportsRepository } from './imports/UserImportsRepository.js'
import { AuditRepository } from './AuditRepository.js'
import { AppVisitsRepository } from './logs/AppVisitsRepository.js'
import { ProductAppsRepository } from './apps/ProductAppsRepository.js'
import { AppDepartmentsRepository } from './apps/AppDepartmentsRepository.js'
import { AppChecksRepository } from './apps/AppChecksRepository.js'
import { AppDiagnosesRepository } from './apps/AppDiagnosesRepository.js'
import { TenantAppsRepository } from './apps/TenantAppsRepository.js'
import { RecycledRowsRepository } from './bin/RecycledRowsRepository.js'
import { RecycleBinRepository } from './bin/RecycleBinRepository.js'
import { SavedViewsRepository } from './views/SavedViewsRepository.js'
import { HomeRepository } from './home/HomeRepository.js'
import { LoginLogRepository } from './logs/LoginLogRepository.js'
import { FavouritesRepository } from './menus/FavouritesRepository.js'
import { MenusRepository } from './menus/MenusRepository.js'
import { ComponentsRepository } from './components/ComponentsRepository.js'
import { ComponentUsesRepository } from './components/ComponentUsesRepository.js'
import { TenantComponentsRepository } from './components/TenantComponentsRepository.js'
import { AlarmRulesRepository } from './alarms/AlarmRulesRepository.js'
import { AlarmsRepository } from './alarms/AlarmsRepository.js'
import { DevicesRepository } from './devices/DevicesRepository.js'
import { DeviceTokensRepository } from './devices/DeviceTokensRepository.js'
import { DeviceTypesRepository } from './devices/DeviceTypesRepository.js'
import { PointHistoryRepository } from './devices/PointHistoryRepository.js'
import { DesignEndpoints } from './designs/DesignEndpoints.js'
import { DesignsRepository } from './designs/DesignsRepository.js'
import { PersonalUses } from './designs/PersonalUses.js'
import { PresenceRepository } from './designs/PresenceRepository.js'
import { WorkbenchesRepository } from './designs/WorkbenchesRepository.js'
import { BusinessIdentifiersRepository } from './deliveries/BusinessIdentifiersRepository.js'
import { DeliveriesRepository } from './deliveries/DeliveriesRepository.js'
import { ShareLinksRepository } from './shares/ShareLinksRepository.js'
import { CaptchasRepository } from './sessions/CaptchasRepository.js'
import { IdentitiesRepository } from './identity/IdentitiesRepository.js'
import { OauthClientsRepository } from './oauth/OauthClientsRepository.js'
import { OauthGrantsRepository } from './oauth/OauthGrantsRepository.js'
import { SsoLinksRepository } from './oauth/SsoLinksRepository.js'
import { DataEndpointsRepository } from './data-endpoints/DataEndpointsRepository.js'
import { IdentityProvidersRepository } from './openid/IdentityProvidersRepository.js'
import { OpenidLinksRepository } from './openid/OpenidLinksRepository.js'
import { CodesRepository } from './sessions/CodesRepository.js'
import { MemberSessionsRepository } from './sessions/MemberSessionsRepository.js'
import { SessionsRepository } from './sessions/SessionsRepository.js'
import { SignInWaysRepository } from './sessions/SignInWaysRepository.js'
import { WechatRepository } from './sessions/WechatRepository.js'
import { BrandPlansRepository } from './personalisation/BrandPlansRepository.js'
import { PersonalisationRepository } from './personalisation/PersonalisationRepository.js'
import { ProfilesRepository } from './tenants/ProfilesRepository.js'
import { TenantsRepository } from './tenants/TenantsRepository.js'
import { PreferencesRepository } from './users/PreferencesRepository.js'
import { UsersRepository } from './users/UsersRepository.js'

/**
 * The repositories over one transaction, each made at its first use. Those of tenant tables take the
 * tenant's id as a required argument of every method; row-level security stands beneath them.
 */
export class Repositories {
  private applicationsMade?: ApplicationsRepository
  private entitlementsMade?: EntitlementsRepository
  private planPushesMade?: PlanPushesRepository
  private customerMenusMade?: CustomerMenusRepository
  private plansMade?: PlansRepository
  private customersMade?: CustomersRepository
  private departmentsMade?: DepartmentsRepository
  private membersMade?: MembersRepository
  private invitationsMade?: InvitationsRepository
  private rolesMade?: RolesRepository
  private namesMade?: NamesRepository
  private permissionsMade?: PermissionsRepository
  private lettersMade?: LettersRepository
  private systemNoticesMade?: SystemNoticesRepository
  private noticesMade?: NoticesRepository
  private myNoticesMade?: MyNoticesRepository
  private calendarMade?: CalendarRepository
  private todosMade?: TodosRepository
  private filesMade?: FilesRepository
  private fileVersionsMade?: FileVersionsRepository
  private iconUsesMade?: IconUsesRepository
  private foldersMade?: FoldersRepository
  private jobsMade?: JobsRepository
  private userImportsMade?: UserImportsRepository
  private bulkChangesMade?: BulkChangesRepository
  private auditMade?: AuditRepository
  private brandPlansMade?: BrandPlansRepository
  private appVisitsMade?: AppVisitsRepository
  private appChecksMade?: AppChecksRepository
  private appDepartmentsMade?: AppDepartmentsRepository
  private appDiagnosesMade?: AppDiagnosesRepository
  private tenantAppsMade?: TenantAppsRepository
  private productAppsMade?: ProductAppsRepository
  private recycleBinMade?: RecycleBinRepository
  private recycledRowsMade?: RecycledRowsRepository
  private viewsMade?: SavedViewsRepository
  private homeMade?: HomeRepository
  private loginLogMade?: LoginLogRepository
  private favouritesMade?: FavouritesRepository
  private menusMade?: MenusRepository
  private captchasMade?: CaptchasRepository
  private identitiesMade?: IdentitiesRepository
  private ssoLinksMade?: SsoLinksRepository
  private oauthClientsMade?: OauthClientsRepository
  private oauthGrantsMade?: OauthGrantsRepository
  private codesMade?: CodesRepository
  private memberSessionsMade?: MemberSessionsRepository
  private sessionsMade?: SessionsRepository
  private signInWaysMade?: SignInWaysRepository
  private dataEndpointsMade?: DataEndpointsRepository
  private identityProvidersMade?: IdentityProvidersRepository
  private openidLinksMade?: OpenidLinksRepository
  private wechatMade?: WechatRepository
  private personalisationMade?: PersonalisationRepository
  private profilesMade?: ProfilesRepository
  private tenantsMade?: TenantsRepository
  private preferencesMade?: PreferencesRepository
  private usersMade?: UsersRepository
  private alarmRulesMade?: AlarmRulesRepository
  private alarmsMade?: AlarmsRepository
  private devicesMade?: DevicesRepository
  private deviceTypesMade?: DeviceTypesRepository
  private deviceTokensMade?: DeviceTokensRepository
  private pointHistoryMade?: PointHistoryRepository
  private componentsMade?: ComponentsRepository
  private componentUsesMade?: ComponentUsesRepository
  private designEndpointsMade?: DesignEndpoints
  private personalFileUsesMade?: PersonalFileUses
  private personalUsesMade?: PersonalUses
  private tenantComponentsMade?: TenantComponentsRepository
  private designsMade?: DesignsRepository
  private presenceMade?: PresenceRepository
  private workbenchesMade?: WorkbenchesRepository
  private businessIdentifiersMade?: BusinessIdentifiersRepository
  private deliveriesMade?: DeliveriesRepository
  private shareLinksMade?: ShareLinksRepository

  constructor(private readonly db: Db) {}

  get applications(): ApplicationsRepository {
    return (this.applicationsMade ??= new ApplicationsRepository(this.db))
  }

  get entitlements(): EntitlementsRepository {
    return (this.entitlementsMade ??= new EntitlementsRepository(this.db))
  }

  get planPushes(): PlanPushesRepository {
    return (this.planPushesMade ??= new PlanPushesRepository(this.db))
  }

  get customerMenus(): CustomerMenusRepository {
    return (this.customerMenusMade ??= new CustomerMenusRepository(this.db))
  }

  get plans(): PlansRepository {
    return (this.plansMade ??= new PlansRepository(this.db))
  }

  get customers(): CustomersRepository {
    return (this.customersMade ??= new CustomersRepository(this.db))
  }

  get departments(): DepartmentsRepository {
    return (this.departmentsMade ??= new DepartmentsRepository(this.db))
  }

  get members(): MembersRepository {
    return (this.membersMade ??= new MembersRepository(this.db))
  }

  get invitations(): InvitationsRepository {
    return (this.invitationsMade ??= new InvitationsRepository(this.db))
  }

  get roles(): RolesRepository {
    return (this.rolesMade ??= new RolesRepository(this.db))
  }

  get names(): NamesRepository {
    return (this.namesMade ??= new NamesRepository(this.db))
  }

  get permissions(): PermissionsRepository {
    return (this.permissionsMade ??= new PermissionsRepository(this.db))
  }

  get letters(): LettersRepository {
    return (this.lettersMade ??= new LettersRepository(this.db))
  }

  get systemNotices(): SystemNoticesRepository {
    return (this.systemNoticesMade ??= new SystemNoticesRepository(this.db))
  }

  get notices(): NoticesRepository {
    return (this.noticesMade ??= new NoticesRepository(this.db))
  }

  get myNotices(): MyNoticesRepository {
    return (this.myNoticesMade ??= new MyNoticesRepository(this.db))
  }

  get calendar(): CalendarRepository {
    return (this.calendarMade ??= new CalendarRepository(this.db))
  }

  get todos(): TodosRepository {
    return (this.todosMade ??= new TodosRepository(this.db))
  }

  get iconUses(): IconUsesRepository {
    return (this.iconUsesMade ??= new IconUsesRepository(this.db))
  }

  get files(): FilesRepository {
    return (this.filesMade ??= new FilesRepository(this.db))
  }

  get fileVersions(): FileVersionsRepository {
    return (this.fileVersionsMade ??= new FileVersionsRepository(this.db))
  }

  get folders(): FoldersRepository {
    return (this.foldersMade ??= new FoldersRepository(this.db))
  }

  get jobs(): JobsRepository {
    return (this.jobsMade ??= new JobsRepository(this.db))
  }

  get userImports(): UserImportsRepository {
    return (this.userImportsMade ??= new UserImportsRepository(this.db))
  }

  get bulkChanges(): BulkChangesRepository {
    return (this.bulkChangesMade ??= new BulkChangesRepository(this.db))
  }

  get brandPlans(): BrandPlansRepository {
    return (this.brandPlansMade ??= new BrandPlansRepository(this.db))
  }

  get audit(): AuditRepository {
    return (this.auditMade ??= new AuditRepository(this.db))
  }

  get appVisits(): AppVisitsRepository {
    return (this.appVisitsMade ??= new AppVisitsRepository(this.db))
  }

  get productApps(): ProductAppsRepository {
    return (this.productAppsMade ??= new ProductAppsRepository(this.db))
  }

  get appChecks(): AppChecksRepository {
    return (this.appChecksMade ??= new AppChecksRepository(this.db))
  }

  get appDepartments(): AppDepartmentsRepository {
    return (this.appDepartmentsMade ??= new AppDepartmentsRepository(this.db))
  }

  get appDiagnoses(): AppDiagnosesRepository {
    return (this.appDiagnosesMade ??= new AppDiagnosesRepository(this.db))
  }

  get tenantApps(): TenantAppsRepository {
    return (this.tenantAppsMade ??= new TenantAppsRepository(this.db))
  }

  get recycleBin(): RecycleBinRepository {
    return (this.recycleBinMade ??= new RecycleBinRepository(this.db))
  }

  get recycledRows(): RecycledRowsRepository {
    return (this.recycledRowsMade ??= new RecycledRowsRepository(this.db))
  }

  get views(): SavedViewsRepository {
    return (this.viewsMade ??= new SavedViewsRepository(this.db))
  }

  get home(): HomeRepository {
    return (this.homeMade ??= new HomeRepository(this.db))
  }

  get loginLog(): LoginLogRepository {
    return (this.loginLogMade ??= new LoginLogRepository(this.db))
  }

  get favourites(): FavouritesRepository {
    return (this.favouritesMade ??= new FavouritesRepository(this.db))
  }

  get menus(): MenusRepository {
    return (this.menusMade ??= new MenusRepository(this.db))
  }

  get captchas(): CaptchasRepository {
    return (this.captchasMade ??= new CaptchasRepository(this.db))
  }

  get identities(): IdentitiesRepository {
    return (this.identitiesMade ??= new IdentitiesRepository(this.db))
  }

  get ssoLinks(): SsoLinksRepository {
    return (this.ssoLinksMade ??= new SsoLinksRepository(this.db))
  }

  get oauthClients(): OauthClientsRepository {
    return (this.oauthClientsMade ??= new OauthClientsRepository(this.db))
  }

  get oauthGrants(): OauthGrantsRepository {
    return (this.oauthGrantsMade ??= new OauthGrantsRepository(this.db))
  }

  get codes(): CodesRepository {
    return (this.codesMade ??= new CodesRepository(this.db))
  }

  get signInWays(): SignInWaysRepository {
    return (this.signInWaysMade ??= new SignInWaysRepository(this.db))
  }

  get dataEndpoints(): DataEndpointsRepository {
    return (this.dataEndpointsMade ??= new DataEndpointsRepository(this.db))
  }

  get identityProviders(): IdentityProvidersRepository {
    return (this.identityProvidersMade ??= new IdentityProvidersRepository(this.db))
  }

  get openidLinks(): OpenidLinksRepository {
    return (this.openidLinksMade ??= new OpenidLinksRepository(this.db))
  }

  get wechat(): WechatRepository {
    return (this.wechatMade ??= new WechatRepository(this.db))
  }

  get memberSessions(): MemberSessionsRepository {
    return (this.memberSessionsMade ??= new MemberSessionsRepository(this.db))
  }

  get sessions(): SessionsRepository {
    return (this.sessionsMade ??= new SessionsRepository(this.db))
  }

  get personalisation(): PersonalisationRepository {
    return (this.personalisationMade ??= new PersonalisationRepository(this.db))
  }

  get profiles(): ProfilesRepository {
    return (this.profilesMade ??= new ProfilesRepository(this.db))
  }

  get tenants(): TenantsRepository {
    return (this.tenantsMade ??= new TenantsRepository(this.db))
  }

  get preferences(): PreferencesRepository {
    return (this.preferencesMade ??= new PreferencesRepository(this.db))
  }

  get users(): UsersRepository {
    return (this.usersMade ??= new UsersRepository(this.db))
  }

  get alarmRules(): AlarmRulesRepository {
    return (this.alarmRulesMade ??= new AlarmRulesRepository(this.db))
  }

  get alarms(): AlarmsRepository {
    return (this.alarmsMade ??= new AlarmsRepository(this.db))
  }

  get deviceTypes(): DeviceTypesRepository {
    return (this.deviceTypesMade ??= new DeviceTypesRepository(this.db))
  }

  get deviceTokens(): DeviceTokensRepository {
    return (this.deviceTokensMade ??= new DeviceTokensRepository(this.db))
  }

  get pointHistory(): PointHistoryRepository {
    return (this.pointHistoryMade ??= new PointHistoryRepository(this.db))
  }

  get devices(): DevicesRepository {
    return (this.devicesMade ??= new DevicesRepository(this.db))
  }

  get components(): ComponentsRepository {
    return (this.componentsMade ??= new ComponentsRepository(this.db))
  }

  get tenantComponents(): TenantComponentsRepository {
    return (this.tenantComponentsMade ??= new TenantComponentsRepository(this.db))
  }

  get componentUses(): ComponentUsesRepository {
    return (this.componentUsesMade ??= new ComponentUsesRepository(this.db))
  }

  get designEndpoints(): DesignEndpoints {
    return (this.designEndpointsMade ??= new DesignEndpoints(this.db))
  }

  get personalFileUses(): PersonalFileUses {
    return (this.personalFileUsesMade ??= new PersonalFileUses(this.db))
  }

  get personalUses(): PersonalUses {
    return (this.personalUsesMade ??= new PersonalUses(this.db))
  }

  get designs(): DesignsRepository {
    return (this.designsMade ??= new DesignsRepository(this.db))
  }

  get presence(): PresenceRepository {
    return (this.presenceMade ??= new PresenceRepository(this.db))
  }

  get workbenches(): WorkbenchesRepository {
    return (this.workbenchesMade ??= new WorkbenchesRepository(this.db))
  }

  get businessIdentifiers(): BusinessIdentifiersRepository {
    return (this.businessIdentifiersMade ??= new BusinessIdentifiersRepository(this.db))
  }

  get deliveries(): DeliveriesRepository {
    return (this.deliveriesMade ??= new DeliveriesRepository(this.db))
  }

  get shareLinks(): ShareLinksRepository {
    return (this.shareLinksMade ??= new ShareLinksRepository(this.db))
  }
}
