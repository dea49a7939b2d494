import type { Schemas } from './Schemas.js'

/** A column of the logs of sign-ins, opened applications and writes. @public */
export type LogColumn =
  | 'loginName'
  | 'at'
  | 'success'
  | 'reason'
  | 'userName'
  | 'customerName'
  | 'via'
  | 'terminal'
  | 'address'
  | 'appName'
  | 'appCode'
  | 'visits'
  | 'firstAt'
  | 'lastAt'
  | 'operationName'
  | 'operator'
  | 'actingUserName'
  | 'objectName'
  | 'objectTable'
  | 'before'
  | 'after'
  | 'fromApp'
  | 'traceId'

/** What the logs say, on the screen and in a file, in one language. @public */
export interface LogWords {
  /** Of the columns. */
  readonly heads: Readonly<Record<LogColumn, string>>
  /** Whose a line outside any customer is. */
  readonly platform: string
  /** Who did what nobody was signed in for. */
  readonly nobody: string
  /** Who did what a job wrote. */
  readonly system: string
  /** What jobs are called that are no operation of the contract. */
  readonly jobs: Readonly<Record<string, string>>
  readonly mock: string
  readonly succeeded: string
  readonly failed: string
  /** Kinds of objects, by the `objectTable` of the lines. */
  readonly objects: Readonly<Record<string, string>>
  /** By what a person signed in: the operation. */
  readonly ways: Readonly<Record<string, string>>
  /** Why a sign-in failed. */
  readonly reasons: Readonly<Record<string, string>>
}

const words = {
  'zh-CN': {
    heads: {
      loginName: '账号',
      at: '时间',
      success: '结果',
      reason: '失败原因',
      userName: '人员',
      customerName: '客户',
      via: '登录方式',
      terminal: '终端',
      address: '网络地址',
      appName: '应用',
      appCode: '应用编码',
      visits: '访问次数',
      firstAt: '首次访问',
      lastAt: '最近访问',
      operationName: '操作名称',
      operator: '操作人',
      actingUserName: '实际操作人',
      objectName: '对象',
      objectTable: '对象类型',
      before: '变更前',
      after: '变更后',
      fromApp: '来源应用',
      traceId: '追踪编号',
    },
    platform: '平台',
    nobody: '未登录',
    system: '系统任务',
    jobs: { expireCustomers: '客户到期处理' },
    mock: '模拟登录',
    succeeded: '成功',
    failed: '失败',
    objects: {
      applications: '客户申请',
      apps: '应用',
      businessDeliveries: '业务消息投递',
      businessIdentifiers: '业务标识',
      calendarEvents: '日程',
      components: '组件',
      customers: '客户',
      dataPoints: '数据点',
      departments: '部门',
      alarmRules: '报警规则',
      alarms: '报警',
      deviceAreas: '设备区域',
      deviceSettings: '设备设置',
      deviceTokens: '上报令牌',
      deviceTypes: '设备类型',
      devices: '设备',
      enterprise: '企业档案',
      folders: '文件夹',
      identityProviders: '身份提供方',
      dataEndpoints: '数据接口',
      invitations: '邀请',
      jobs: '任务',
      member_tokens: '单点登录链接',
      members: '成员',
      menus: '菜单',
      notices: '企业公告',
      oauth_clients: '授权登录配置',
      pages: '页面',
      personalisation: '个性化',
      plans: '套餐',
      resources: '资源',
      roles: '角色',
      shareLinks: '分享链接',
      system_notices: '系统公告',
      tenantComponents: '企业组件',
      todos: '待办',
      users: '账号',
      views: '表格视图',
      workbenches: '工作台',
    },
    ways: {
      login: '密码',
      loginByVerificationCode: '验证码',
      wxCallBack: '微信扫码',
      wxBinding: '绑定微信',
      completeOpenidLogin: '身份提供方',
      loginCode: '应用授权',
      exchangeSsoLink: '单点登录链接',
      registerByInvitation: '注册并接受邀请',
      mockLogin: '模拟登录',
    },
    reasons: {
      WRONG_PASSWORD: '账号或密码不正确',
      WRONG_CODE: '验证码不正确',
      WRONG_OPENID: '身份提供方的账号不可用',
      WRONG_WECHAT: '微信绑定的账号不可用',
    },
  },
  'en-US': {
    heads: {
      loginName: 'Account',
      at: 'Time',
      success: 'Result',
      reason: 'Why it failed',
      userName: 'Person',
      customerName: 'Customer',
      via: 'Signed in by',
      terminal: 'Terminal',
      address: 'Address',
      appName: 'Application',
      appCode: 'Application code',
      visits: 'Visits',
      firstAt: 'First visit',
      lastAt: 'Last visit',
      operationName: 'Operation',
      operator: 'Operator',
      actingUserName: 'Really acting',
      objectName: 'Object',
      objectTable: 'Kind of object',
      before: 'Before',
      after: 'After',
      fromApp: 'From application',
      traceId: 'Trace id',
    },
    platform: 'Platform',
    nobody: 'Not signed in',
    system: 'System job',
    jobs: { expireCustomers: 'Expiry of customers' },
    mock: 'Mock login',
    succeeded: 'Succeeded',
    failed: 'Failed',
    objects: {
      applications: 'Customer applications',
      apps: 'Applications',
      businessDeliveries: 'Business deliveries',
      businessIdentifiers: 'Business identifiers',
      calendarEvents: 'Calendar events',
      components: 'Components',
      customers: 'Customers',
      dataPoints: 'Data points',
      departments: 'Departments',
      alarmRules: 'Alarm rules',
      alarms: 'Alarms',
      deviceAreas: 'Device areas',
      deviceSettings: 'Device settings',
      deviceTokens: 'Reporting tokens',
      deviceTypes: 'Device types',
      devices: 'Devices',
      enterprise: 'Company file',
      folders: 'Folders',
      identityProviders: 'Identity providers',
      dataEndpoints: 'Data endpoints',
      invitations: 'Invitations',
      jobs: 'Jobs',
      member_tokens: 'Single-sign-on links',
      members: 'Members',
      menus: 'Menus',
      notices: 'Notices',
      oauth_clients: 'OAuth clients',
      pages: 'Pages',
      personalisation: 'Personalisation',
      plans: 'Plans',
      resources: 'Resources',
      roles: 'Roles',
      shareLinks: 'Share links',
      system_notices: 'System notices',
      tenantComponents: 'Components of one’s own',
      todos: 'To-dos',
      users: 'Accounts',
      views: 'Table views',
      workbenches: 'Workbenches',
    },
    ways: {
      login: 'Password',
      loginByVerificationCode: 'Verification code',
      wxCallBack: 'WeChat',
      wxBinding: 'Binding WeChat',
      completeOpenidLogin: 'Identity provider',
      loginCode: 'Authorised application',
      exchangeSsoLink: 'Single-sign-on link',
      registerByInvitation: 'Joining by invitation',
      mockLogin: 'Mock login',
    },
    reasons: {
      WRONG_PASSWORD: 'Wrong account or password',
      WRONG_CODE: 'Wrong verification code',
      WRONG_OPENID: 'The provider’s account cannot sign in',
      WRONG_WECHAT: 'The WeChat account cannot sign in',
    },
  },
} as const

/** What the logs say: one place for the screen and for the files that the server writes. @public */
export const logWords: Readonly<Record<Schemas['Language'], LogWords>> = words

/** The word of a code; one that is not known is its own word. @public */
export function wordOf(known: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(known, code) ? (known[code] ?? code) : code
}

/** Whether a job wrote a line of the operator log: it comes from no person and no address. @public */
export function isOfSystem({
  userId,
  address,
}: {
  readonly userId: string | null
  readonly address: string | null
}): boolean {
  return userId === null && address === null
}
