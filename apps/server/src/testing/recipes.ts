import { operationTable } from '@spruce/api-client/contract'
import type { OperationId } from '../http/contractTypes.js'
import { emptyFingerprint } from '../pushes/fingerprint.js'
import { anyBrowser } from './proofs.js'
import { formOf, type FormFile } from './forms.js'
import { entryOf } from './entryOf.js'
import { neededPlaces, validRequest, type Filling, type Parts } from './validRequest.js'
import type { WireCall } from './wire.js'
import { standingCode } from './World.js'

interface Recipe {
  /** The places without which the request is against the schema. */
  needs?: readonly string[]
  make?: (filling: Filling) => Parts
}

/** Reads as a password on the wire, and is none. */
const anyCipher = `v1.${'A'.repeat(64)}`
const anyLook = {
  browserTitle: null,
  browserIcon: null,
  browserIconName: null,
  systemIcon: null,
  loginPage: null,
  systemIconDark: null,
  loginPosition: 'right',
  slogan: null,
  sloganEn: null,
  palette: 'blue',
  brandColor: null,
  logo: 0,
}
const anyToken = 'A'.repeat(43)

const invited = ({ proof }: Filling): Parts => ({
  query: { token: anyToken, ...(proof as Record<string, string> | undefined) },
})

const list = (id: string | undefined) => (id === undefined ? undefined : [id])

const preferences = {
  theme: { mode: 'dark', palette: null },
  density: 'compact',
  language: 'en-US',
  sidebarOpened: false,
  menuType: 2,
  pinnedTabs: [],
}

const bulkFilter = ({ id, unique }: Filling) => {
  const [deptId, roleId] = [id('body.filter.deptId'), id('body.filter.roleId')]
  return { keyword: unique('nobody'), ...(deptId && { deptId }), ...(roleId && { roleId }) }
}

/** Of nobody: what becomes of people is not asked here. */
const anyBulkChange = (filling: Filling): Parts => {
  const departmentId = filling.id('body.departmentId')
  const roleId = filling.id('body.roleId')
  return {
    body: {
      action: 'disable',
      filter: bulkFilter(filling),
      ...(departmentId && { departmentId }),
      ...(roleId && { roleId }),
    },
  }
}

const proven: Recipe = { make: ({ proof }) => ({ body: proof }) }

const anyComponent = {
  name: { 'zh-CN': '趋势图', 'en-US': 'Trend' },
  category: '图表',
  url: 'https://widgets.example.cn/trend',
  size: { w: 6, h: 8 },
  minSize: { w: 2, h: 2 },
}

const anyTemplates = {
  inApp: { title: '待审批：{{title}}', body: '<p>{{title}}</p>' },
  mail: { subject: '待审批', body: '<p>{{title}}</p>' },
  sms: { text: '{{title}}待审批' },
}

const draftById: Recipe = {
  needs: ['path.id'],
  make: ({ id }) => ({
    path: { id: id('path.id') },
    body: { version: 1, document: { nodes: {} } },
  }),
}

const revisionById: Recipe = {
  needs: ['path.id'],
  make: ({ id }) => ({ path: { id: id('path.id'), number: '1' } }),
}

const versionedRevisionById: Recipe = {
  needs: ['path.id'],
  make: ({ id }) => ({ path: { id: id('path.id'), number: '1' }, body: { version: 1 } }),
}

const audienceParts = (id: Filling['id']) => ({
  departmentIds: list(id('body.departmentIds[]')),
  roleIds: list(id('body.roleIds[]')),
  memberIds: list(id('body.memberIds[]')),
})

const noticeParts = (id: Filling['id']) => ({
  ...audienceParts(id),
  attachmentIds: list(id('body.attachmentIds[]')),
})

const matrixChange: Recipe = {
  needs: ['body.changes[].roleId'],
  make: ({ id }) => ({
    body: {
      changes: (list(id('body.changes[].roleId')) ?? []).map((roleId) => ({
        roleId,
        version: 1,
        add: [],
        remove: [],
      })),
    },
  }),
}

/** Requests that say more than they must, or what no example of the contract can know. */
const written: Partial<Record<OperationId, Recipe>> = {
  getCaptcha: { make: ({ unique }) => ({ query: { captchaKey: unique('captchakey0000000') } }) },
  login: proven,
  savePreferences: { make: () => ({ body: preferences }) },
  switchTenant: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  saveFavorites: {
    make: ({ id }) => ({
      body: { items: (list(id('body.items[].menuId')) ?? []).map((menuId) => ({ menuId })) },
    }),
  },
  addRole: {
    make: ({ id, unique }) => ({
      body: {
        name: unique('新角色'),
        code: unique('new_role'),
        dataScope: 'custom',
        departmentIds: list(id('body.departmentIds[]')) ?? [],
      },
    }),
  },
  editRole: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: {
        version: 1,
        name: unique('改名'),
        dataScope: 'custom',
        departmentIds: list(id('body.departmentIds[]')),
      },
    }),
  },
  setRoleStatus: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, enabled: true } }),
  },
  setRolePermissions: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, codes: [] } }),
  },
  savePermissionMatrix: matrixChange,
  previewPermissionMatrix: matrixChange,
  previewRoleScope: {
    needs: ['query.roleId', 'query.departmentIds[]'],
    make: ({ id }) => ({
      query: {
        roleId: id('query.roleId'),
        dataScope: 'custom',
        departmentIds: list(id('query.departmentIds[]')),
      },
    }),
  },
  explainPermission: {
    needs: ['query.memberId', 'query.targetId'],
    make: ({ id }) => ({
      query: {
        memberId: id('query.memberId'),
        permCode: 'department:list',
        targetId: id('query.targetId'),
      },
    }),
  },
  explainObjects: {
    needs: [
      'query.memberId',
      'query.personId',
      'query.departmentId',
      'query.appId',
      'query.menuId',
    ],
    make: ({ id }) => ({
      query: {
        memberId: id('query.memberId'),
        personId: id('query.personId'),
        departmentId: id('query.departmentId'),
        appId: id('query.appId'),
        menuId: id('query.menuId'),
      },
    }),
  },
  saveMyViews: { make: () => ({ body: { page: 'members', views: [] } }) },
  saveSharedViews: { make: () => ({ body: { page: 'members', views: [], defaultName: null } }) },
  addDeliveredApp: {
    make: ({ id, unique }) => ({
      body: {
        name: { 'zh-CN': unique('大屏'), 'en-US': unique('Wall') },
        generation: 3,
        roleIds: list(id('body.roleIds[]')) ?? [],
        departmentIds: list(id('body.departmentIds[]')) ?? [],
      },
    }),
  },
  addApp: {
    make: ({ id, unique }) => ({
      body: {
        appCode: unique('app'),
        name: { 'zh-CN': unique('应用'), 'en-US': unique('App') },
        kind: 'frame',
        url: 'https://bi.example.cn/portal',
        roleIds: list(id('body.roleIds[]')) ?? [],
        departmentIds: list(id('body.departmentIds[]')) ?? [],
      },
    }),
  },
  editApp: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: {
        version: 1,
        category: 'x',
        roleIds: list(id('body.roleIds[]')),
        departmentIds: list(id('body.departmentIds[]')),
      },
    }),
  },
  addMenu: {
    make: ({ unique }) => ({
      body: {
        appCode: 'spruce-web-enterprise-console',
        parentId: null,
        name: { 'zh-CN': unique('菜单'), 'en-US': unique('Menu') },
        type: 0,
        path: '/dashboard',
      },
    }),
  },
  editMenu: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, visible: false } }),
  },
  overrideMenu: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { icon: 'star' } }),
  },
  // A menu that one hides would be lost to the favourites of all others.
  setMenuVisibility: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { ids: list(id('body.ids[]')) ?? [], visible: true } }),
  },
  importMenus: {
    make: () => ({
      body: { format: 'spruce-menus/1', appCode: 'test-home', overrides: [], own: [] },
    }),
  },
  addDept: {
    make: ({ id, unique }) => ({
      body: {
        name: unique('新部门'),
        parentId: id('body.parentId') ?? null,
        headId: id('body.headId') ?? null,
      },
    }),
  },
  editDept: {
    needs: ['body.id'],
    make: ({ id, unique }) => ({
      body: {
        id: id('body.id'),
        version: 1,
        name: unique('改名'),
        parentId: id('body.parentId'),
        headId: id('body.headId'),
      },
    }),
  },
  deleteDept: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1 } }),
  },
  editMember: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: {
        version: 1,
        nickName: unique('改名'),
        departmentIds: list(id('body.departmentIds[]')),
        roleIds: list(id('body.roleIds[]')),
      },
    }),
  },
  removeUser: {
    needs: ['query.id[]'],
    make: ({ id }) => ({ query: { id: list(id('query.id[]')) } }),
  },
  mustChangePassword: proven,
  updatePwd: proven,
  resetPasswordByOldPassword: proven,
  checkAccount: { make: ({ unique }) => ({ query: { loginName: unique('name') } }) },
  importUsers: { make: () => ({ query: { until: 'check' } }) },
  previewBulkChange: { make: anyBulkChange },
  startBulkChange: { make: anyBulkChange },
  previewBulkRemoval: { make: (filling) => ({ body: { filter: bulkFilter(filling) } }) },
  startBulkRemoval: { make: (filling) => ({ body: { filter: bulkFilter(filling) } }) },
  saveUserImportMapping: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, mapping: ['nickName', 'mobile'] },
    }),
  },
  editUserImportRows: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, rows: [{ number: 2, cells: [{ index: 1, text: 'E2' }] }] },
    }),
  },
  chooseUserImportSheet: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, sheet: null, headLine: 1 },
    }),
  },
  replaceUserImportCells: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, index: 1, from: 'E1', to: 'E2' },
    }),
  },
  listLetters: {},
  getUnreadNum: {},
  editNotice: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, title: unique('公告'), ...noticeParts(id) },
    }),
  },
  editResource: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名'), folderId: id('body.folderId') },
    }),
  },
  editFolder: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名'), parentId: id('body.parentId') },
    }),
  },
  findUsersByContact: {
    make: ({ unique }) => ({ query: { mobileEmail: `${unique('nobody')}@example.cn` } }),
  },
  findUsersByLoginName: { make: ({ unique }) => ({ query: { loginName: unique('nobody') } }) },
  sendUserInvite: {
    needs: ['body.departmentIds[]'],
    make: ({ id, unique }) => ({
      body: {
        mobileEmail: `${unique('invited')}@example.cn`,
        nickName: unique('受邀'),
        departmentIds: list(id('body.departmentIds[]')),
        roleIds: list(id('body.roleIds[]')),
      },
    }),
  },
  acceptUserInvite: { make: invited },
  previewInvitation: { make: invited },
  registerByInvitation: {
    make: ({ proof, unique }) => ({
      body: {
        token: anyToken,
        password: anyCipher,
        loginName: unique('joined'),
        nickName: unique('新人'),
        ...proof,
      },
    }),
  },
  mockLogin: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { reason: '协助排查' } }),
  },
  checkCustomerDuplicates: { make: ({ unique }) => ({ query: { name: unique('新客户') } }) },
  addCustomer: {
    make: ({ unique }) => ({
      body: {
        code: unique('c').toLowerCase(),
        name: unique('新客户'),
        shortName: unique('新'),
        administrator: { nickName: unique('管理员'), loginName: unique('admin') },
      },
    }),
  },
  editCustomer: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名') },
    }),
  },
  renewCustomer: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, expiresAt: '2090-01-01T00:00:00.000Z' },
    }),
  },
  declineRenewal: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { reason: '请先结清费用' } }),
  },
  addSystemNotice: {
    make: ({ id, unique }) => ({
      body: {
        title: unique('系统公告'),
        audience: { allCustomers: true },
        attachmentIds: list(id('body.attachmentIds[]')),
      },
    }),
  },
  countSystemAudience: { make: () => ({ body: { allCustomers: true } }) },
  editSystemNotice: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: {
        version: 1,
        title: unique('公告'),
        attachmentIds: list(id('body.attachmentIds[]')),
      },
    }),
  },
  addPlan: {
    make: ({ unique }) => ({
      body: { code: unique('plan').toLowerCase(), name: unique('套餐'), maxMembers: 50 },
    }),
  },
  editPlan: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名') },
    }),
  },
  assignPlan: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, planId: null } }),
  },
  setCustomerOverrides: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 0, limits: { maxMembers: 9 } },
    }),
  },
  setPlanMenus: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: {
        version: 1,
        changes: [],
        own: [
          {
            key: 'reports',
            appCode: 'test-home',
            name: { 'zh-CN': unique('报表'), 'en-US': 'Reports' },
            type: 0,
          },
        ],
      },
    }),
  },
  pushPlan: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { fingerprint: emptyFingerprint } }),
  },
  applyForCustomer: {
    make: ({ proof, unique }) => ({
      body: {
        name: unique('申请企业'),
        code: unique('app').toLowerCase(),
        contactName: unique('申请人'),
        contactMobile: '13812345678',
        contactEmail: `${unique('applicant')}@example.cn`,
        captchaKey: unique('captchakey0000000'),
        captcha: 'none',
        ...proof,
      },
    }),
  },
  getApplicationStatus: { make: invited },
  resubmitApplication: {
    make: ({ proof }) => ({ body: { token: anyToken, version: 1, reason: '补充', ...proof } }),
  },
  requestApplicationInformation: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, note: '请补充' } }),
  },
  rejectApplication: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, note: '重复' } }),
  },
  approveApplication: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, planId: null } }),
  },
  saveHomepage: {
    make: ({ proof }) => ({ body: { homepageEnabled: false, homepageUrl: null, ...proof } }),
  },
  publishPersonalisation: { make: ({ proof }) => ({ body: { version: 1, ...proof } }) },
  planPersonalisation: {
    make: ({ proof }) => ({
      body: { version: 1, publishAt: '2099-01-01T00:00:00.000Z', ...proof },
    }),
  },
  savePersonalisationDraft: {
    make: ({ proof }) => ({ body: { version: 1, value: anyLook, ...proof } }),
  },
  rollBackPersonalisation: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { note: '回退' } }),
  },
  editEnterprise: {
    make: ({ proof, unique }) => ({ body: { version: 1, region: unique('区'), ...proof } }),
  },
  editDeviceSettings: {
    make: ({ proof }) => ({ body: { version: 1, keepDays: 180, keepAlarmDays: 365, ...proof } }),
  },
  askForRenewal: { make: ({ unique }) => ({ body: { note: unique('续期') } }) },
  generateSsoLink: { make: ({ proof }) => ({ query: proof as Parts['query'] }) },
  exchangeSsoLink: proven,
  addCalendarEvent: {
    make: ({ unique }) => ({
      body: {
        title: unique('日程'),
        startAt: '2026-11-23T01:00:00Z',
        endAt: '2026-11-23T02:00:00Z',
        remindMinutes: 15,
      },
    }),
  },
  editTodo: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, done: true } }),
  },
  authorizeOauth: proven,
  confirmOauth: proven,
  loginCode: proven,
  wxCallBack: {
    make: ({ proof }) => ({
      query: {
        ...{ code: 'dev_x', state: anyToken, verifier: anyToken },
        ...(proof as Record<string, string> | undefined),
      },
    }),
  },
  wxValidate: { make: () => ({ query: { ticket: anyToken } }) },
  wxSendVerifyCode: proven,
  wxBinding: proven,
  startWechatLogin: { make: () => ({ body: { challenge: anyToken } }) },
  startWechatBinding: { make: () => ({ body: { challenge: anyToken } }) },
  unlinkOpenid: { make: ({ unique }) => ({ body: { providerId: unique('provider-') } }) },
  startOpenidLogin: proven,
  completeOpenidLogin: proven,
  addIdentityProvider: {
    make: ({ unique }) => ({
      body: {
        name: unique('统一认证'),
        issuer: 'https://sso.example.cn/realms/main',
        clientId: 'spruce',
        clientSecret: 'a-secret-of-nobody',
      },
    }),
  },
  editIdentityProvider: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('统一认证') },
    }),
  },
  addDataEndpoint: {
    make: ({ unique }) => ({
      body: {
        name: unique('订单系统'),
        baseUrl: 'https://erp.example.cn/api',
        auth: 'bearer',
        secret: 'a-secret-of-nobody',
      },
    }),
  },
  editDataEndpoint: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('订单系统') },
    }),
  },
  saveOauthClient: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { redirectUris: ['https://bi.example.cn/back'], scopes: ['profile'] },
    }),
  },
  revokeOauthConsent: { make: ({ unique }) => ({ body: { clientId: unique('client-') } }) },
  endSessions: { make: ({ unique }) => ({ body: { ids: [unique('session-')] } }) },
  sendVerifyCode: proven,
  authenticateIdentity: proven,
  saveUserInfo: { make: ({ unique }) => ({ body: { nickName: unique('自称') } }) },
  getVerificationCode: proven,
  sendConfirmVerifyCode: proven,
  loginByVerificationCode: proven,
  resetPasswordByContact: proven,
  setContactWay: proven,
  addPage: {
    make: ({ id, unique }) => ({
      // The application of the pages that the world has: a page stands below one of its own.
      body: { appCode: 'RCAPPN9000', name: unique('页面'), parentId: id('body.parentId') ?? null },
    }),
  },
  editPage: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名'), parentId: id('body.parentId') },
    }),
  },
  savePageDraft: draftById,
  getPageRevision: revisionById,
  restorePageRevision: versionedRevisionById,
  rollBackPage: versionedRevisionById,
  editShareLink: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名'), expiresAt: null, password: null },
    }),
  },
  openShareLink: proven,
  runSharedPageQueries: proven,
  issueShareViewerToken: proven,
  reportDevices: proven,
  addDeviceToken: {
    needs: ['body.deviceId'],
    make: ({ id, unique }) => ({
      body: { name: unique('令牌'), areaId: id('body.areaId'), deviceId: id('body.deviceId') },
    }),
  },
  editWorkbench: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: {
        version: 1,
        name: unique('改名'),
        roleIds: list(id('body.roleIds[]')),
        departmentIds: list(id('body.departmentIds[]')),
      },
    }),
  },
  saveWorkbenchDraft: draftById,
  getWorkbenchRevision: revisionById,
  restoreWorkbenchRevision: versionedRevisionById,
  rollBackWorkbench: versionedRevisionById,
  saveMyWorkbench: proven,
  resetMyWorkbench: proven,
  addDeviceArea: {
    make: ({ id, unique }) => ({
      body: { name: unique('区域'), parentId: id('body.parentId') ?? null },
    }),
  },
  editDeviceArea: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名'), parentId: id('body.parentId') },
    }),
  },
  editDevice: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: {
        ...{ version: 1, name: unique('改名') },
        ...{ areaId: id('body.areaId'), typeId: id('body.typeId') },
      },
    }),
  },
  editDeviceType: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名') },
    }),
  },
  silenceAlarms: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({
      body: { ids: list(id('body.ids[]')), until: new Date(Date.now() + 3_600_000).toISOString() },
    }),
  },
  addAlarmRule: {
    needs: ['body.typeId'],
    make: ({ id, unique }) => ({
      body: {
        ...{ typeId: id('body.typeId'), name: unique('规则'), condition: 'absent' },
        ...{ severity: 'warning', memberIds: list(id('body.memberIds[]')) },
        roleIds: list(id('body.roleIds[]')),
      },
    }),
  },
  editAlarmRule: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: {
        ...{ version: 1, name: unique('改名'), memberIds: list(id('body.memberIds[]')) },
        roleIds: list(id('body.roleIds[]')),
      },
    }),
  },
  editDataPoint: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, unit: 'kg' } }),
  },
  addComponent: {
    make: ({ unique }) => ({
      body: {
        ...anyComponent,
        code: unique('c').toLowerCase(),
        kind: 'frame',
        visibleTo: 'tenants',
        tenantIds: [],
      },
    }),
  },
  editComponent: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, category: '图表' },
    }),
  },
  addTenantComponent: {
    make: ({ id, unique }) => ({
      body: {
        ...anyComponent,
        code: unique('c').toLowerCase(),
        roleIds: list(id('body.roleIds[]')),
      },
    }),
  },
  editTenantComponent: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, category: '图表', roleIds: list(id('body.roleIds[]')) },
    }),
  },
  addBusinessIdentifier: {
    make: ({ unique }) => ({
      body: {
        code: unique('bi.'),
        name: unique('审批提醒'),
        appCode: 'test-home',
        channels: anyTemplates,
        variables: [{ name: 'title', required: true, maxLength: 50 }],
      },
    }),
  },
  exportBusinessIdentifiers: {
    make: ({ id }) => ({ query: { ids: list(id('query.ids[]')) } }),
  },
  importBusinessIdentifiers: {
    make: ({ unique }) => ({
      body: {
        format: 'spruce-business-identifiers/1',
        identifiers: [
          {
            code: unique('bi.'),
            name: unique('审批提醒'),
            appCode: 'test-home',
            channels: anyTemplates,
            variables: [{ name: 'title', required: true, maxLength: 50 }],
          },
        ],
      },
    }),
  },
  runPageQueries: {
    needs: ['body.document.id'],
    make: ({ id }) => ({
      body: {
        document: { kind: 'page', id: id('body.document.id') },
        queries: [{ id: 'any' }],
      },
    }),
  },
  previewBusinessIdentifier: {
    make: () => ({
      body: {
        channels: anyTemplates,
        variables: [{ name: 'title', required: true, maxLength: 50 }],
        values: [{ name: 'title', value: '出差申请' }],
      },
    }),
  },
  editBusinessIdentifier: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('审批提醒') },
    }),
  },
  setBusinessIdentifierStatus: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, enabled: true } }),
  },
  sendBusinessMessage: {
    needs: ['body.memberIds[]'],
    make: ({ id }) => ({
      body: {
        code: standingCode,
        memberIds: list(id('body.memberIds[]')),
        userIds: list(id('body.userIds[]')),
        departmentIds: list(id('body.departmentIds[]')),
        roleIds: list(id('body.roleIds[]')),
        variables: [{ name: 'detail', value: '温度过高' }],
      },
    }),
  },
  getContactUse: {
    make: ({ unique }) => ({ query: { contact: `${unique('m')}@example.cn` } }),
  },
}

/** A valid request for every operation: from the contract where none is written above. */
export const recipes = Object.fromEntries(
  operationTable.map(({ operationId }) => [
    operationId,
    written[operationId] ?? {
      needs: neededPlaces(operationId),
      make: (filling: Filling) => validRequest(operationId, filling),
    },
  ]),
) as Record<OperationId, Recipe>

/** Where a picture would not do. */
const files: Partial<Record<OperationId, FormFile>> = {
  importUsers: {
    bytes: Buffer.from('姓名,工号\r\n张三,E1\r\n'),
    name: '名单.csv',
    type: 'text/csv',
  },
}

/** The recipe's request with the ids filled in. */
export function partsOf(operation: OperationId, filling: Filling): Parts {
  return recipes[operation].make?.(filling) ?? {}
}

/** Cookies beside that of the session, without which an operation does nothing. */
const cookies: Partial<Record<OperationId, Record<string, string>>> = {
  completeOpenidLogin: { token_openid: anyBrowser },
}

function withCookies(
  headers: Record<string, string | string[]>,
  more: Record<string, string>,
): Record<string, string | string[]> {
  const texts = Object.entries(more).map(([name, value]) => `${name}=${value}`)
  const all = [headers['cookie'] ?? [], texts].flat()
  return all.length === 0 ? headers : { ...headers, cookie: all.join('; ') }
}

/** The request as it goes over the wire. */
export function callOf(
  operation: OperationId,
  { path = {}, query = {}, body, file }: Parts,
  given: Record<string, string | string[]>,
): WireCall {
  const entry = entryOf(operation)
  const headers = withCookies(given, cookies[operation] ?? {})
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one) => [name, one] as [string, string]),
    ),
  ).toString()
  const filled = entry.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  )
  const url = search === '' ? filled : `${filled}?${search}`
  if (entry.multipart) {
    const form = formOf(file ?? files[operation])
    return {
      method: entry.method,
      path: url,
      headers: { ...headers, 'content-type': form.contentType },
      body: form.body,
    }
  }
  return {
    method: entry.method,
    path: url,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}
