import { operationTable, type OperationEntry } from '@spruce/api-client/contract'
import type { OperationId } from '../http/contractTypes.js'
import { emptyFingerprint } from '../pushes/fingerprint.js'
import { anyBrowser } from './proofs.js'
import { formOf, type FormFile } from './forms.js'
import type { WireCall } from './wire.js'
import { standingCode } from './World.js'

/** What a recipe fills into its request. */
export interface Filling {
  /** The id for a place such as `body.parentId`; undefined where the case leaves it out. */
  id(at: string): string | undefined
  /** A text that occurs once. */
  unique(prefix?: string): string
  /** The body, where it holds what only the caller can know: `proofs.ts`. */
  proof?: Record<string, unknown> | undefined
}

/** A request that the contract accepts, before its headers. */
export interface Parts {
  path?: Record<string, string | undefined>
  query?: Record<string, string | readonly string[] | undefined>
  body?: unknown
  /** Of an operation that takes a form: its file. Default: what it takes, or a small picture. */
  file?: FormFile
}

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
  slogan: null,
  palette: 'blue',
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

/** One customer's, or everybody's. */
const ofCustomer: Recipe = {
  make: ({ id }) => ({ query: { customerId: id('query.customerId') } }),
}

const proven: Recipe = { make: ({ proof }) => ({ body: proof }) }

const byIdAndCustomer: Recipe = {
  needs: ['path.id', 'path.customerId'],
  make: ({ id }) => ({ path: { id: id('path.id'), customerId: id('path.customerId') } }),
}

const versionedById: Recipe = {
  needs: ['path.id'],
  make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1 } }),
}

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

const idsRecipe: Recipe = {
  needs: ['body.ids[]'],
  make: ({ id }) => ({ body: { ids: list(id('body.ids[]')) } }),
}

const byId: Recipe = {
  needs: ['path.id'],
  make: ({ id }) => ({ path: { id: id('path.id') } }),
}

const namedById: Recipe = {
  needs: ['path.id'],
  make: ({ id, unique }) => ({ path: { id: id('path.id') }, body: { name: unique('副本') } }),
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

/** A valid request for every operation, written by hand; a new operation does not compile without. */
export const recipes: Record<OperationId, Recipe> = {
  getCaptchaKey: {},
  getCaptcha: { make: ({ unique }) => ({ query: { captchaKey: unique('captchakey0000000') } }) },
  login: proven,
  logout: { make: () => ({ body: {} }) },
  getSystem: {},
  getTenantInfo: {},
  getDeployConfig: {},
  verifyToken: { make: () => ({ body: {} }) },
  verifyTokenV3: {},
  getUserInfos: {},
  listTenants: {},
  getSystemConfig: {},
  getIsAdmin: {},
  getSystemData: {},
  getPreferences: {},
  savePreferences: { make: () => ({ body: preferences }) },
  switchTenant: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  getMenuUser: {},
  listMyApps: {},
  getFavorites: {},
  saveFavorites: {
    make: ({ id }) => ({
      body: { items: (list(id('body.items[].menuId')) ?? []).map((menuId) => ({ menuId })) },
    }),
  },
  listRoles: {},
  listRoleRecords: {},
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
  getRole: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
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
  copyRole: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { name: unique('副本'), code: unique('copy_role') },
    }),
  },
  setRoleStatus: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, enabled: true } }),
  },
  removeRoles: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { ids: list(id('body.ids[]')) } }),
  },
  listRoleMembers: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  addRoleMembers: {
    needs: ['path.id', 'body.memberIds[]'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { memberIds: list(id('body.memberIds[]')) },
    }),
  },
  removeRoleMembers: {
    needs: ['path.id', 'body.memberIds[]'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { memberIds: list(id('body.memberIds[]')) },
    }),
  },
  getRolePermissions: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  setRolePermissions: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, codes: [] } }),
  },
  explainPermission: {
    needs: ['query.memberId'],
    make: ({ id }) => ({ query: { memberId: id('query.memberId'), permCode: 'department:list' } }),
  },
  getMemberPermissions: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  getAppPermissions: {},
  listRecycleBin: {},
  restoreRecycled: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { ids: list(id('body.ids[]')) } }),
  },
  restorePlatformRecycled: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { ids: list(id('body.ids[]')) } }),
  },
  purgeRecycled: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { ids: list(id('body.ids[]')) } }),
  },
  getViews: { make: () => ({ query: { page: 'members' } }) },
  saveMyViews: { make: () => ({ body: { page: 'members', views: [] } }) },
  saveSharedViews: { make: () => ({ body: { page: 'members', views: [], defaultName: null } }) },
  listApps: {},
  addApp: {
    make: ({ id, unique }) => ({
      body: {
        appCode: unique('app'),
        name: { 'zh-CN': unique('应用'), 'en-US': unique('App') },
        kind: 'frame',
        url: 'https://bi.example.cn/portal',
        roleIds: list(id('body.roleIds[]')) ?? [],
      },
    }),
  },
  getApp: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  editApp: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, category: 'x', roleIds: list(id('body.roleIds[]')) },
    }),
  },
  orderApps: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { ids: list(id('body.ids[]')) } }),
  },
  removeApps: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { ids: list(id('body.ids[]')) } }),
  },
  checkAppHealth: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  listMenuTree: { make: () => ({ query: { appCode: 'spruce-web-enterprise-console' } }) },
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
  orderMenus: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { parentId: null, ids: list(id('body.ids[]')) } }),
  },
  previewMenuRemoval: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  removeMenu: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1 } }),
  },
  resetMenus: { make: () => ({ body: { appCode: 'spruce-web-enterprise-console' } }) },
  exportMenus: { make: () => ({ query: { appCode: 'spruce-web-enterprise-console' } }) },
  importMenus: {
    make: () => ({
      body: { format: 'spruce-menus/1', appCode: 'test-home', overrides: [], own: [] },
    }),
  },
  previewMenus: {
    needs: ['query.roleId'],
    make: ({ id }) => ({
      query: { appCode: 'spruce-web-enterprise-console', roleId: id('query.roleId') },
    }),
  },
  listOperatorLogging: {},
  exportOperatorLog: {},
  listLoginLog: {},
  exportLoginLog: {},
  listAccessLog: {},
  exportAccessLog: {},
  recordAppVisit: { make: () => ({ body: { appCode: 'spruce-web-enterprise-console' } }) },
  getLoginBoard: {},
  getAppBoard: {},
  listDepartmentHistory: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') } }),
  },
  listMemberHistory: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  listRoleHistory: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  listDeptTrees: {},
  listChildDepts: { make: ({ id }) => ({ query: { parentId: id('query.parentId') } }) },
  getDeptBranch: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  getDept: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  previewDeptMove: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      query: { parentId: id('query.parentId') },
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
  listMembers: {
    make: ({ id }) => ({ query: { deptId: id('query.deptId'), roleId: id('query.roleId') } }),
  },
  listUserDepts: {
    needs: ['body.userIds[]'],
    make: ({ id }) => ({ body: { userIds: list(id('body.userIds[]')) } }),
  },
  getMember: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  addUser: {
    needs: ['body.departmentIds[]'],
    make: ({ id, unique }) => ({
      body: {
        nickName: unique('新人'),
        loginName: unique('new_user'),
        departmentIds: list(id('body.departmentIds[]')),
        roleIds: list(id('body.roleIds[]')),
      },
    }),
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
  moveMembers: {
    needs: ['body.ids[]', 'body.toDeptId'],
    make: ({ id }) => ({
      body: {
        ids: list(id('body.ids[]')),
        fromDeptId: id('body.fromDeptId'),
        toDeptId: id('body.toDeptId'),
      },
    }),
  },
  setMemberStatus: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { ids: list(id('body.ids[]')), status: 'disabled' } }),
  },
  removeUser: {
    needs: ['query.id[]'],
    make: ({ id }) => ({ query: { id: list(id('query.id[]')) } }),
  },
  mustChangePassword: proven,
  updatePwd: proven,
  resetPasswordByOldPassword: proven,
  checkAccount: { make: ({ unique }) => ({ query: { loginName: unique('name') } }) },
  superResetPassword: {
    needs: ['body.memberId'],
    make: ({ id }) => ({ body: { memberId: id('body.memberId') } }),
  },
  downloadUserTemplate: {},
  importUsers: { make: () => ({ query: { until: 'check' } }) },
  getUserImport: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  saveUserImportMapping: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, mapping: ['nickName', 'mobile'] },
    }),
  },
  checkUserImport: versionedById,
  commitUserImport: versionedById,
  undoUserImport: versionedById,
  listUserImportRows: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  editUserImportRows: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, rows: [{ number: 2, cells: [{ index: 1, text: 'E2' }] }] },
    }),
  },
  downloadUserImportFailures: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') } }),
  },
  listJobs: {},
  getJob: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  cancelJob: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') }, body: {} }) },
  listLetters: {},
  readLetter: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') }, body: {} }) },
  getUnreadNum: {},
  readNotice: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') }, body: {} }) },
  addCurUserInfo: { make: () => ({ body: {} }) },
  getLatestLetters: {},
  getLatestNotices: {},
  getRedStatus: {},
  getUnAppMessages: {},
  readAllLetters: { make: () => ({ body: {} }) },
  listMyNotices: {},
  listNotices: {},
  addNotice: {
    make: ({ id, unique }) => ({ body: { title: unique('公告'), ...noticeParts(id) } }),
  },
  countAudience: { make: ({ id }) => ({ body: audienceParts(id) }) },
  getNotice: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  editNotice: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, title: unique('公告'), ...noticeParts(id) },
    }),
  },
  removeNotice: versionedById,
  publishNotice: versionedById,
  withdrawNotice: versionedById,
  listNoticeReceipts: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  remindNotice: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: {} }),
  },
  uploadFile: { make: () => ({ query: { fileType: 'appImage' } }) },
  signFileUrls: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { ids: list(id('body.ids[]')) } }),
  },
  getStorage: {},
  listResources: { make: ({ id }) => ({ query: { folderId: id('query.folderId') } }) },
  uploadResource: { make: ({ id }) => ({ query: { folderId: id('query.folderId') } }) },
  getResource: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  editResource: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名'), folderId: id('body.folderId') },
    }),
  },
  replaceResource: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, query: { version: '1' } }),
  },
  listResourceUses: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  moveResources: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({
      body: { ids: list(id('body.ids[]')), folderId: id('body.folderId') ?? null },
    }),
  },
  removeResources: {
    needs: ['body.ids[]'],
    make: ({ id }) => ({ body: { ids: list(id('body.ids[]')) } }),
  },
  listFolders: {},
  addFolder: {
    make: ({ id, unique }) => ({
      body: { name: unique('文件夹'), parentId: id('body.parentId') ?? null },
    }),
  },
  editFolder: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名'), parentId: id('body.parentId') },
    }),
  },
  removeFolder: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1 } }),
  },
  listOtherDepts: {
    needs: ['query.userId'],
    make: ({ id }) => ({ query: { userId: id('query.userId') } }),
  },
  addUserNoCode: {
    needs: ['body.departmentIds[]'],
    make: ({ id, unique }) => ({
      body: {
        nickName: unique('新人'),
        departmentIds: list(id('body.departmentIds[]')),
        roleIds: list(id('body.roleIds[]')),
      },
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
  listInvitations: {},
  resendInvitation: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1 } }),
  },
  listMockCandidates: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  mockLogin: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { reason: '协助排查' } }),
  },
  listCustomers: { make: ({ id }) => ({ query: { planId: id('query.planId') } }) },
  checkCustomerDuplicates: { make: ({ unique }) => ({ query: { name: unique('新客户') } }) },
  getCustomer: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
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
  setCustomerStatus: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, status: 'disabled' } }),
  },
  renewCustomer: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, expiresAt: '2090-01-01T00:00:00.000Z' },
    }),
  },
  resetCustomerAdministrator: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: {} }),
  },
  listPlatformOperatorLog: ofCustomer,
  exportPlatformOperatorLog: ofCustomer,
  listPlatformLoginLog: ofCustomer,
  exportPlatformLoginLog: ofCustomer,
  listPlatformAccessLog: ofCustomer,
  exportPlatformAccessLog: ofCustomer,
  getPlatformLoginBoard: ofCustomer,
  getPlatformAppBoard: ofCustomer,
  listSystemNotices: {},
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
  getSystemNotice: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
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
  removeSystemNotice: versionedById,
  publishSystemNotice: versionedById,
  withdrawSystemNotice: versionedById,
  listSystemNoticeReceipts: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') } }),
  },
  listSystemNoticePeople: {
    needs: ['path.id', 'query.customerId'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      query: { customerId: id('query.customerId') },
    }),
  },
  remindSystemNotice: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: {} }),
  },
  listPlans: {},
  getPlanCatalogue: {},
  getPlan: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
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
  setPlanStatus: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, status: 'disabled' } }),
  },
  removePlan: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1 } }),
  },
  getCustomerEntitlements: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') } }),
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
  getOwnPlan: {},
  getPlanMenus: byId,
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
  previewPlanPush: byId,
  listPlanPushPreview: byId,
  previewCustomerPush: byIdAndCustomer,
  pushPlan: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { fingerprint: emptyFingerprint } }),
  },
  listPlanPushes: byId,
  getPlanPush: byId,
  listPlanPushCustomers: byId,
  listPlanPushItems: byIdAndCustomer,
  undoPlanPush: versionedById,
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
  listApplications: {},
  getApplication: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  requestApplicationInformation: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, note: '请补充' } }),
  },
  rejectApplication: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, note: '重复' } }),
  },
  previewApplicationApproval: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, query: { planId: id('query.planId') } }),
  },
  approveApplication: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, planId: null } }),
  },
  saveHomepage: {
    make: ({ proof }) => ({ body: { homepageEnabled: false, homepageUrl: null, ...proof } }),
  },
  getPersonalisation: {},
  savePersonalisationDraft: {
    make: ({ proof }) => ({ body: { version: 1, value: anyLook, ...proof } }),
  },
  publishPersonalisation: { make: ({ proof }) => ({ body: { version: 1, ...proof } }) },
  listPersonalisationReleases: {},
  rollBackPersonalisation: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { note: '回退' } }),
  },
  getEnterprise: {},
  editEnterprise: {
    make: ({ proof, unique }) => ({ body: { version: 1, region: unique('区'), ...proof } }),
  },
  listContactDepartments: { make: ({ id }) => ({ query: { parentId: id('query.parentId') } }) },
  listContacts: { make: ({ id }) => ({ query: { deptId: id('query.deptId') } }) },
  getContact: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  revokeInvitation: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1 } }),
  },
  generateSsoLink: { make: ({ proof }) => ({ query: proof as Parts['query'] }) },
  exchangeSsoLink: proven,
  openLiveStream: {},
  listCalendarEvents: {
    make: () => ({ query: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' } }),
  },
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
  getCalendarEvent: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  editCalendarEvent: versionedById,
  removeCalendarEvent: versionedById,
  listTodos: {},
  addTodo: { make: ({ unique }) => ({ body: { title: unique('待办') } }) },
  getTodo: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  editTodo: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, done: true } }),
  },
  removeTodo: versionedById,
  getWaitingWork: {},
  authorizeOauth: proven,
  confirmOauth: proven,
  loginCode: proven,
  getLoginStatus: {},
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
  listBoundAccounts: {},
  unbindWechat: { make: () => ({ body: {} }) },
  unlinkOpenid: { make: ({ unique }) => ({ body: { providerId: unique('provider-') } }) },
  listSignInProviders: {},
  startOpenidLogin: proven,
  completeOpenidLogin: proven,
  listIdentityProviders: {},
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
  getIdentityProvider: byId,
  editIdentityProvider: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('统一认证') },
    }),
  },
  removeIdentityProvider: versionedById,
  checkIdentityProvider: byId,
  getOauthClient: { needs: ['path.id'], make: ({ id }) => ({ path: { id: id('path.id') } }) },
  saveOauthClient: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { redirectUris: ['https://bi.example.cn/back'], scopes: ['profile'] },
    }),
  },
  resetOauthSecret: versionedById,
  removeOauthClient: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: {} }),
  },
  listOauthConsents: {},
  revokeOauthConsent: { make: ({ unique }) => ({ body: { clientId: unique('client-') } }) },
  listSessions: {},
  endSessions: { make: ({ unique }) => ({ body: { ids: [unique('session-')] } }) },
  listSignIns: {},
  hasAuthentication: {},
  sendVerifyCode: proven,
  authenticateIdentity: proven,
  saveUserInfo: { make: ({ unique }) => ({ body: { nickName: unique('自称') } }) },
  getVerificationCode: proven,
  sendConfirmVerifyCode: proven,
  loginByVerificationCode: proven,
  resetPasswordByContact: proven,
  setContactWay: proven,
  listPages: {},
  addPage: {
    make: ({ id, unique }) => ({
      body: { appCode: 'RCAPPN0001', name: unique('页面'), parentId: id('body.parentId') ?? null },
    }),
  },
  getPage: byId,
  editPage: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名'), parentId: id('body.parentId') },
    }),
  },
  savePageDraft: draftById,
  copyPage: namedById,
  removePage: versionedById,
  publishPage: versionedById,
  withdrawPage: versionedById,
  listPageRevisions: byId,
  getPageRevision: revisionById,
  restorePageRevision: versionedRevisionById,
  rollBackPage: versionedRevisionById,
  getPublishedPage: byId,
  listShareLinks: byId,
  addShareLink: namedById,
  editShareLink: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名'), expiresAt: null, password: null },
    }),
  },
  revokeShareLink: versionedById,
  removeShareLink: versionedById,
  listShareLinkViews: byId,
  openShareLink: proven,
  listWorkbenches: {},
  addWorkbench: {
    make: ({ id, unique }) => ({
      body: {
        scope: 'business',
        name: unique('工作台'),
        roleIds: list(id('body.roleIds[]')),
        departmentIds: list(id('body.departmentIds[]')),
      },
    }),
  },
  getWorkbench: byId,
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
  copyWorkbench: namedById,
  removeWorkbench: versionedById,
  publishWorkbench: versionedById,
  withdrawWorkbench: versionedById,
  listWorkbenchRevisions: byId,
  getWorkbenchRevision: revisionById,
  restoreWorkbenchRevision: versionedRevisionById,
  rollBackWorkbench: versionedRevisionById,
  getMyWorkbench: {},
  saveMyWorkbench: {
    make: ({ proof }) => ({ body: { version: 1, document: { nodes: {} }, ...proof } }),
  },
  resetMyWorkbench: {},
  listDeviceAreas: {},
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
  removeDeviceArea: versionedById,
  listDevices: { make: ({ id }) => ({ query: { areaId: id('query.areaId') } }) },
  addDevice: {
    needs: ['body.areaId'],
    make: ({ id, unique }) => ({
      body: { areaId: id('body.areaId'), code: unique('D-'), name: unique('设备') },
    }),
  },
  getDevice: byId,
  editDevice: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { version: 1, name: unique('改名'), areaId: id('body.areaId') },
    }),
  },
  removeDevices: idsRecipe,
  listDataPoints: byId,
  addDataPoint: {
    needs: ['path.id'],
    make: ({ id, unique }) => ({
      path: { id: id('path.id') },
      body: { code: unique('P-'), name: unique('数据点'), type: 'number' },
    }),
  },
  editDataPoint: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, unit: 'kg' } }),
  },
  removeDataPoints: idsRecipe,
  reportDataPoints: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { values: [{ code: 'temperature', value: 36.5 }] },
    }),
  },
  exportDataPoints: {
    make: ({ id }) => ({
      query: { areaId: id('query.areaId'), deviceId: id('query.deviceId') },
    }),
  },
  listComponents: {},
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
  getComponent: byId,
  editComponent: {
    needs: ['path.id'],
    make: ({ id }) => ({
      path: { id: id('path.id') },
      body: { version: 1, category: '图表' },
    }),
  },
  publishComponent: versionedById,
  withdrawComponent: versionedById,
  removeComponent: versionedById,
  listComponentReleases: byId,
  listComponentUses: byId,
  listTenantComponents: {},
  listPalette: {},
  switchComponent: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { enabled: false } }),
  },
  addTenantComponent: {
    make: ({ unique }) => ({ body: { ...anyComponent, code: unique('c').toLowerCase() } }),
  },
  editTenantComponent: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: { version: 1, category: '图表' } }),
  },
  publishTenantComponent: versionedById,
  withdrawTenantComponent: versionedById,
  removeTenantComponent: versionedById,
  listBusinessIdentifiers: {},
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
  previewBusinessIdentifier: {
    make: () => ({
      body: {
        channels: anyTemplates,
        variables: [{ name: 'title', required: true, maxLength: 50 }],
        values: [{ name: 'title', value: '出差申请' }],
      },
    }),
  },
  getBusinessIdentifier: byId,
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
  removeBusinessIdentifier: versionedById,
  listBusinessDeliveries: {},
  exportBusinessDeliveries: {},
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
  getBusinessDelivery: byId,
  listBusinessDeliveryRecipients: byId,
  retryBusinessDelivery: {
    needs: ['path.id'],
    make: ({ id }) => ({ path: { id: id('path.id') }, body: {} }),
  },
  getContactUse: {
    make: ({ unique }) => ({ query: { contact: `${unique('m')}@example.cn` } }),
  },
}

/** Where a picture would not do. */
const files: Partial<Record<OperationId, FormFile>> = {
  importUsers: {
    bytes: Buffer.from('姓名,工号\r\n张三,E1\r\n'),
    name: '名单.csv',
    type: 'text/csv',
  },
}

/** The contract's entry of an operation. */
export function entryOf(operation: OperationId): OperationEntry {
  const entry = operationTable.find(({ operationId }) => operationId === operation)
  if (!entry) throw new Error(`${operation} is not in the contract`)
  return entry
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
