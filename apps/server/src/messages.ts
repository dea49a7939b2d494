import { plural, type Language } from '@spruce/validators/i18n'
import type { Schemas } from '@spruce/api-client/contract'
import type { BusinessChannel, OauthScope } from './db/schema.js'

/** One language's texts. */
/** A column of the exported data points. */
type DataPointColumn =
  'areaName' | 'deviceCode' | 'deviceName' | 'code' | 'name' | 'unit' | 'value' | 'valueAt'

/** A column of the exported deliveries. */
type AlarmColumn =
  | 'severity'
  | 'state'
  | 'ruleName'
  | 'deviceCode'
  | 'deviceName'
  | 'areaName'
  | 'typeName'
  | 'pointName'
  | 'value'
  | 'unit'
  | 'assigneeName'
  | 'raisedAt'
  | 'acknowledgedAt'
  | 'acknowledgedBy'
  | 'clearedAt'
  | 'clearedBy'
  | 'silencedUntil'

/** A column of what queries of pages answer. */
type PageColumn =
  | 'acknowledgedAt'
  | 'app'
  | 'area'
  | 'assignee'
  | 'at'
  | 'code'
  | 'confirmed'
  | 'count'
  | 'createdAt'
  | 'department'
  | 'device'
  | 'deviceCode'
  | 'devices'
  | 'doneAt'
  | 'dueAt'
  | 'expireAt'
  | 'failures'
  | 'id'
  | 'isOnline'
  | 'lastSeenAt'
  | 'level'
  | 'logins'
  | 'members'
  | 'mustConfirm'
  | 'online'
  | 'parent'
  | 'point'
  | 'publishedAt'
  | 'raisedAt'
  | 'read'
  | 'rule'
  | 'severity'
  | 'state'
  | 'stateCode'
  | 'text'
  | 'title'
  | 'type'
  | 'unit'
  | 'users'
  | 'value'
  | 'valueAt'
  | 'visits'

type DeliveryColumn =
  | 'createdAt'
  | 'code'
  | 'name'
  | 'appCode'
  | 'channels'
  | 'sentByName'
  | 'people'
  | 'queued'
  | 'sent'
  | 'failed'
  | 'skipped'

export interface ServerMessages {
  /** The text of a status, where no rule has a better one. */
  status(code: number): string
  /** Text for a body code. */
  rules: Record<
    | 'WRONG_PASSWORD'
    | 'WRONG_CAPTCHA'
    | 'WRONG_CODE'
    | 'CONTACT_NOT_BOUND'
    | 'CONTACT_FORMAT'
    | 'ORIGIN_NOT_LISTED'
    | 'WRONG_LINK'
    | 'ID_CARD_INVALID'
    | 'TENANT_DENIED'
    | 'FIRST_LOGIN'
    | 'MOCK_LOGIN'
    | 'ROLE_VIEW'
    | 'ROLE_DISABLED'
    | 'STALE_VERSION'
    | 'LAST_ADMIN'
    | 'DEPT_CYCLE'
    | 'DEPT_NOT_EMPTY'
    | 'DEPT_TOO_DEEP'
    | 'RESTORE_PLACE'
    | 'DUPLICATE'
    | 'ORIGIN_DENIED'
    | 'APP_CODE_MISSING'
    | 'IDEMPOTENCY_MISMATCH'
    | 'PASSWORD_RULE'
    | 'PASSWORD_MISMATCH'
    | 'PASSWORD_COMMON'
    | 'PASSWORD_SAME'
    | 'ACCOUNT_SHARED'
    | 'INVALID_REFERENCE'
    | 'ROLE_BUILTIN'
    | 'UNKNOWN_PERMISSION'
    | 'MENU_PLACE'
    | 'UNSAFE_URL'
    | 'BRAND_COLOR'
    | 'APP_CODE_RESERVED'
    | 'CONSOLE_STAYS'
    | 'APP_NO_ADDRESS'
    | 'SIGN_ON_ADDRESS'
    | 'ILLEGAL_STATE'
    | 'ALREADY_MEMBER'
    | 'INVITATION_CONTACT'
    | 'FILE_TYPE'
    | 'FILE_LEGACY'
    | 'FILE_ENCRYPTED'
    | 'IMPORT_MAPPING'
    | 'IMPORT_ROW'
    | 'IMPORT_SHEET'
    | 'NOTICE_AUDIENCE'
    | 'NOTICE_EXPIRY'
    | 'NOTICE_IN_PAST'
    | 'PUBLISH_IN_PAST'
    | 'END_BEFORE_START'
    | 'SPAN_TOO_LONG'
    | 'REMINDED_LATELY'
    | 'IMAGE_BROKEN'
    | 'IMAGE_CUT_OFF'
    | 'IMAGE_TURNED'
    | 'QUOTA_EXCEEDED'
    | 'SAME_CONTENT'
    | 'FILE_IN_USE'
    | 'NO_SUCH_VERSION'
    | 'TOO_MANY_TAGS'
    | 'ARCHIVE_TOO_LARGE'
    | 'FOLDER_CYCLE'
    | 'FOLDER_TOO_DEEP'
    | 'FOLDER_NOT_EMPTY'
    | 'MEMBER_DISABLED'
    | 'TENANT_DISABLED'
    | 'TENANT_EXPIRED'
    | 'NOT_IN_FUTURE'
    | 'UNKNOWN_APP'
    | 'DOCUMENT_TOO_DEEP'
    | 'PAGE_PLACE'
    | 'PAGE_NOT_EMPTY'
    | 'OAUTH_CLIENT'
    | 'SCOPE_DENIED'
    | 'MOCK_LOGIN_LIMIT'
    | 'NO_ADMINISTRATOR'
    | 'WECHAT_OFF'
    | 'WECHAT_DOWN'
    | 'WRONG_WECHAT'
    | 'WRONG_OPENID'
    | 'OPENID_DOWN'
    | 'WRONG_ISSUER'
    | 'WRONG_ENDPOINT'
    | 'ENDPOINT_SECRET'
    | 'ACCOUNT_SIGN_IN'
    | 'AREA_PLACE'
    | 'AREA_NOT_EMPTY'
    | 'TOO_MANY_POINTS'
    | 'POINT_RANGE'
    | 'TYPE_IN_USE'
    | 'TYPE_POINT'
    | 'TOKEN_SCOPE'
    | 'REPORT_SIZE'
    | 'ALARM_CONDITION'
    | 'ALARM_WATCHED'
    | 'SILENCE_TIME'
    | 'TOO_MANY_COMMENTS'
    | 'TOO_MANY_RULES'
    | 'HISTORY_WINDOW'
    | 'TEXT_POINT'
    | 'PLAN_DENIED'
    | 'PLAN_IN_USE'
    | 'PLAN_DISABLED'
    | 'PUSH_UNDER_WAY'
    | 'MEMBER_LIMIT'
    | 'BULK_LIMIT'
    | 'BULK_TARGET'
    | 'WRONG_TEMPLATE'
    | 'NO_CHANNEL'
    | 'WRONG_VARIABLES'
    | 'NO_RECIPIENTS'
    | 'UNKNOWN_RECIPIENT'
    | 'TOO_MANY_RECIPIENTS'
    | 'TOO_MANY_IDENTIFIERS'
    | 'SHARE_OWNER'
    | 'SHARE_PASSWORD'
    | 'SHARE_VARIABLE'
    | 'PAGE_DATA'
    | 'WORKBENCH_ZONE',
    string
  >
  /** Why a field is wrong. */
  field: {
    required: string
    unknown: string
    type(expected: string): string
    tooShort(limit: number): string
    tooLong(limit: number): string
    tooFew(limit: number): string
    tooMany(limit: number): string
    tooSmall(limit: number): string
    tooBig(limit: number): string
    format: string
    oneOf(values: string): string
    taken: string
    invalid: string
    /** What an id names is not there, or no longer. */
    gone: string
    /** Of a plan. */
    disabled: string
    /** Of a template that names a variable which is not declared. */
    undeclared(name: string): string
  }
  contact: string
  /** What still names a component: plans and customers, the first of them by name. */
  componentInUse(names: readonly string[], count: number): string
  /** Own changes that the zones of a workbench forbid, by component. */
  brokenZones(names: readonly string[]): string
  /** A button that would be given without the menu it stands in. */
  buttonWithoutMenu(button: string, menu: string): string
  /** The title of a reminder's letter. */
  reminder(title: string): string
  /** Letting applications in. */
  oauth: {
    /** What each scope lets a client do. */
    scopes: Record<OauthScope, string>
    errors: Record<
      'invalid_grant' | 'invalid_client' | 'unauthorized_client' | 'unsupported_grant_type',
      string
    >
  }
  /** The letter of an invitation. */
  invitation(tenant: string, link: string): string
  /** Heads and names of exported logs. */
  logs: {
    /** Names of the files; what they say is in `logWords`. */
    files: { operator: string; login: string; access: string }
  }
  /** Name and heads of the exported data points. */
  dataPoints: { file: string; heads: Record<DataPointColumn, string> }
  /** Words of alarms, in files and in messages by the business identifier. */
  alarms: {
    file: string
    heads: Record<AlarmColumn, string>
    severities: Record<Schemas['AlarmSeverity'], string>
    states: Record<Schemas['AlarmState'], string>
    changes: Record<Schemas['AlarmState'], string>
    identifier: {
      name: string
      description: string
      labels: Record<'device' | 'alarm' | 'severity' | 'change' | 'value', string>
      title: string
      body: string
    }
  }
  /** What queries of pages answer. */
  pageQueries: {
    /** Why one has no data. */
    errors: Record<Schemas['PageQueryError'], string>
    /** Instead of ENDPOINT_STATUS. */
    endpointStatus(status: number): string
    columns: Record<PageColumn, string>
    online: string
    offline: string
  }
  /** Name and heads of the exported deliveries, and what channels are called in it. */
  deliveries: {
    file: string
    heads: Record<DeliveryColumn, string>
    channels: Record<BusinessChannel, string>
  }
  /** What goes out by mail and SMS. */
  /** What files that are made are called, without their ending. */
  files: { archive: string }
  /** Around what a company sends by mail. */
  mail: {
    foot(company: string, product: string): string
    /** HTML that stands for any letter. */
    sample: string
  }
  letters: {
    codeSubject: string
    code(code: string, minutes: number): string
    contactChangedSubject: string
    contactChanged: string
  }
  /** Letters about an application whose address was checked. */
  appHealth: {
    up(name: string): string
    down(name: string): string
  }
  /** Letters about a look that could not be published when it was planned. */
  brandPlan: {
    right: string
    picture: string
    address: string
  }
  /** The title of a letter to those who have read a notice that is withdrawn. */
  noticeWithdrawn: (title: string) => string
  /** Letters about the renewal of a customer. */
  renewal: {
    /** To the operator's staff. */
    asked(name: string): string
    withdrawn(name: string): string
    /** To whoever asked. */
    renewed: string
    declined: (reason: string) => string
  }
  /** Letters about an application for a customer account. */
  application: {
    needs_information(name: string, note: string): string
    rejected(name: string, note: string): string
    submitted(name: string): string
    approved(name: string, account: { code: string; loginName: string; signIn: string }): string
    password(password: string, where: { name: string; signIn: string }): string
    /** Of the mails to the applicant. */
    subject(name: string): string
    /** With where the applicant sees how things stand, if that is known. */
    withLink(text: string, link: string | undefined): string
    /** To the operator's staff: an application is there, or more was said to it. */
    waits(name: string): string
    answered(name: string): string
  }
}

const statusZh: Record<number, string> = {
  400: 'API参数错误',
  401: '您未登录或登录已过期，请登录后重试',
  403: 'API授权',
  404: '您访问的资源不存在',
  405: 'API请求方式错误',
  408: '请求超时，请重试',
  409: '数据冲突，请刷新后重试',
  412: '数据已被他人修改，请刷新后重试',
  413: '提交的内容过大',
  415: '不支持的内容类型',
  422: '操作不符合业务规则',
  429: '操作过于频繁，请稍后再试',
  431: '请求地址或请求头过长',
  503: '服务暂不可用，请稍后再试',
  505: '密码错误，请输入正确的密码',
}

const statusEn: Record<number, string> = {
  400: 'Wrong API parameters',
  401: 'You are not signed in or your session has expired. Sign in and try again',
  403: 'You are not authorised to call this API',
  404: 'What you asked for does not exist',
  405: 'Wrong API method',
  408: 'The request took too long. Try again',
  409: 'The data conflicts with what is stored. Refresh and try again',
  412: 'Someone else has changed this. Refresh and try again',
  413: 'The content is too large',
  415: 'This content type is not supported',
  422: 'A rule forbids this',
  429: 'Too many attempts. Try again later',
  431: 'The address or the headers of the request are too long',
  503: 'The service is not available right now. Try again later',
  505: 'Wrong password. Enter the right one',
}

/** Everything that the server says to people. Section 8 of the specification comes first. */
export const messages: Record<Language, ServerMessages> = {
  'zh-CN': {
    status: (code) => statusZh[code] ?? '服务器异常，请稍后再试',
    rules: {
      WRONG_PASSWORD: '密码错误，请输入正确的密码',
      WRONG_CAPTCHA: '验证码错误或已失效，请重新输入',
      WRONG_CODE: '验证码错误或已失效，请重新获取',
      CONTACT_NOT_BOUND: '该手机或邮箱不是您绑定的联系方式，请先维护',
      CONTACT_FORMAT: '请输入正确的手机号或邮箱',
      ORIGIN_NOT_LISTED: '该地址不在允许的来源列表中',
      WRONG_LINK: '链接无效或已失效，请重新打开',
      ID_CARD_INVALID: '请输入正确的身份证号码',
      TENANT_DENIED: '您不属于该企业或该企业不可用',
      FIRST_LOGIN: '首次登录请先修改密码',
      MOCK_LOGIN: '模拟登录中不能进行此操作',
      ROLE_VIEW: '正在以角色查看，只能浏览，不能进行此操作',
      ROLE_DISABLED: '角色已停用，不授予任何权限',
      STALE_VERSION: '数据已被他人修改，请刷新后重试',
      LAST_ADMIN: '企业至少需要保留一名管理员',
      DEPT_CYCLE: '不能移动到自身或下级部门',
      DEPT_NOT_EMPTY: '部门下仍有成员或子部门，不能删除',
      DEPT_TOO_DEEP: '部门层级不能超过20级',
      RESTORE_PLACE: '原部门已不存在，请选择部门',
      DUPLICATE: '该内容已被使用，请更换',
      ORIGIN_DENIED: '不允许的请求来源',
      APP_CODE_MISSING: '缺少 app-code 请求头',
      IDEMPOTENCY_MISMATCH: '同一幂等键对应的请求内容不同',
      PASSWORD_RULE:
        '密码须为8-16位，不含中文，且至少包含数字、大写字母、小写字母、特殊字符中的三种',
      PASSWORD_MISMATCH: '两次输入的密码不一致',
      PASSWORD_COMMON: '该密码过于常见，容易被猜到，请更换',
      PASSWORD_SAME: '新密码不能与旧密码相同',
      ACCOUNT_SHARED: '该账号同时属于其他企业，请由本人找回密码',
      INVALID_REFERENCE: '引用的数据不存在',
      ROLE_BUILTIN: '内置角色不能这样修改或删除',
      UNKNOWN_PERMISSION: '权限编码不存在或不属于本企业',
      MENU_PLACE: '菜单不能放在这里',
      APP_CODE_RESERVED: '该应用编码由系统保留，请更换',
      CONSOLE_STAYS: '控制台不能关闭：关闭后没有人能再打开它',
      APP_NO_ADDRESS: '该应用是平台内的页面，没有外部地址可诊断',
      SIGN_ON_ADDRESS:
        '只有外部地址可以自动登录：平台使用 https 时它也须使用，并且 # 之前不含特殊字符',
      UNSAFE_URL: '地址不安全或不在允许的来源内',
      BRAND_COLOR: '使用企业色时必须选择一种颜色',
      ILLEGAL_STATE: '当前状态不允许该操作',
      MEMBER_DISABLED: '您在该企业的账号已被停用，请联系该企业的联系人',
      TENANT_DISABLED: '该企业已被停用，请联系平台运营方',
      TENANT_EXPIRED: '该企业的使用期限已过，请联系平台运营方续期',
      PLAN_DENIED: '本企业的套餐不包含此功能，请联系平台运营方',
      PLAN_IN_USE: '仍有客户使用该套餐，不能删除',
      PLAN_DISABLED: '该套餐已停用，不能指定给客户',
      PUSH_UNDER_WAY: '该套餐正在推送或撤销，请等待完成',
      MEMBER_LIMIT: '成员数已达套餐上限，请联系平台运营方',
      BULK_LIMIT: '一次最多处理 50,000 人，请缩小筛选范围',
      BULK_TARGET: '请选择部门或角色',
      SHARE_OWNER: '链接以其所有者的权限展示数据：请先接管，再更改变量',
      SHARE_PASSWORD: '分享密码须为6-32位',
      SHARE_VARIABLE: '变量与已发布的页面不符',
      PAGE_DATA: '页面的查询或变量有误，请检查标出的内容',
      WORKBENCH_ZONE: '企业不允许对该组件进行此修改',
      UNKNOWN_APP: '应用不存在',
      OAUTH_CLIENT: '应用未登记、不可用，或回调地址不正确',
      SCOPE_DENIED: '该应用未获得此项授权',
      MOCK_LOGIN_LIMIT: '同一浏览器最多同时进行5个模拟登录或角色查看，请先结束其中一个',
      NO_ADMINISTRATOR: '该企业没有可模拟登录的管理员',
      WECHAT_OFF: '未开通微信登录',
      WECHAT_DOWN: '微信服务暂时不可用，请稍后再试',
      WRONG_WECHAT: '微信授权无效或已失效，请重新扫码',
      WRONG_OPENID: '授权无效或已失效，请返回登录页重新登录',
      OPENID_DOWN: '身份提供方暂时不可用，请稍后再试',
      WRONG_ISSUER: '颁发者须为可公开访问的https地址',
      WRONG_ENDPOINT: '接口须为可公开访问的https地址，且认证方式的设置完整',
      ENDPOINT_SECRET: '请填写密钥；更换地址或认证方式后须重新填写',
      ACCOUNT_SIGN_IN: '请使用账号密码或验证码登录后再进行此操作',
      NOT_IN_FUTURE: '到期时间须晚于当前时间',
      ALREADY_MEMBER: '该用户已是本企业成员',
      INVITATION_CONTACT: '该邀请发给了其他手机号、邮箱或账号，请使用被邀请的账号登录',
      NOTICE_AUDIENCE: '请选择公告的接收范围',
      NOTICE_EXPIRY: '失效时间须晚于发布时间',
      NOTICE_IN_PAST: '发布时间已过，请立即发布或另选以后的时间',
      PUBLISH_IN_PAST: '发布时间已过，请立即发布或另选以后的时间',
      END_BEFORE_START: '结束时间不能早于开始时间',
      SPAN_TOO_LONG: '时间跨度最长 400 天',
      REMINDED_LATELY: '一小时内已提醒过，请稍后再试',
      FILE_LEGACY: '这是旧版 Excel（.xls）文件，请另存为 .xlsx 后重新上传',
      FILE_ENCRYPTED: '文件设有打开密码，请取消密码后重新上传',
      FILE_TYPE: '不支持该文件类型，或文件内容与扩展名不符',
      IMPORT_MAPPING: '列对应关系无效：每个字段最多对应一列，且必须包含姓名',
      IMPORT_ROW: '该行不存在、已导入，或列不存在',
      IMPORT_SHEET: '文件中没有该工作表',
      IMAGE_BROKEN: '图片已损坏或尺寸过大',
      IMAGE_CUT_OFF: '图片不完整，末尾部分缺失，请重新选择完整的图片',
      IMAGE_TURNED: '动图带有旋转标记，显示时方向会不一致，请先转正并另存后再上传',
      QUOTA_EXCEEDED: '企业的存储空间已用完',
      SAME_CONTENT: '已有内容相同的资源',
      FILE_IN_USE: '文件正在被使用，不能删除',
      NO_SUCH_VERSION: '这个历史版本已不存在',
      TOO_MANY_TAGS: '每个资源最多20个标签',
      ARCHIVE_TOO_LARGE: '所选资源合计超过 500 MB，请分几次下载',
      FOLDER_CYCLE: '不能移动到自身或其子文件夹',
      FOLDER_TOO_DEEP: '文件夹层级不能超过10级',
      FOLDER_NOT_EMPTY: '文件夹不为空，不能删除',
      DOCUMENT_TOO_DEEP: '页面嵌套层级过深',
      PAGE_PLACE: '页面不能放在这里',
      PAGE_NOT_EMPTY: '页面下还有子页面，不能删除',
      AREA_PLACE: '区域不能放在这里',
      AREA_NOT_EMPTY: '区域下还有设备或子区域，不能删除',
      TOO_MANY_POINTS: '一台设备最多200个数据点',
      TOKEN_SCOPE: '请选择一个区域或一台设备',
      REPORT_SIZE: '一次最多上报5000个值',
      TYPE_IN_USE: '该类型下还有设备',
      TYPE_POINT: '该数据点来自设备类型，请在类型中删除',
      POINT_RANGE: '量程只用于数值，且下限须小于上限',
      ALARM_CONDITION: '规则的条件、数据点与限值不相符，请检查标出的内容',
      ALARM_WATCHED: '规则仍在监视该设备，恢复正常后会自动清除',
      SILENCE_TIME: '静默须在将来，最长90天',
      TOO_MANY_COMMENTS: '一条报警最多200条评论',
      TOO_MANY_RULES: '一个设备类型最多100条报警规则',
      HISTORY_WINDOW: '结束时间须晚于开始时间，且最多相隔1100天',
      TEXT_POINT: '文本数据点没有曲线',
      WRONG_TEMPLATE: '消息模板或变量有误，请检查标出的内容',
      NO_CHANNEL: '请至少配置一个消息渠道，且只选择已配置的渠道',
      WRONG_VARIABLES: '变量的值与声明不符，请检查标出的内容',
      NO_RECIPIENTS: '接收范围内没有可见的人员',
      UNKNOWN_RECIPIENT: '接收人不存在或不在您的可见范围内',
      TOO_MANY_IDENTIFIERS: '一次最多导出200个业务标识，请先选择要导出的',
      TOO_MANY_RECIPIENTS: '一次最多发送给2000人，请分批发送或发布公告',
    },
    field: {
      required: '必填',
      unknown: '未知字段',
      type: (expected) => `类型应为 ${expected}`,
      tooShort: (limit) => `不能少于 ${limit} 个字符`,
      tooLong: (limit) => `不能超过 ${limit} 个字符`,
      tooFew: (limit) => `不能少于 ${limit} 项`,
      tooMany: (limit) => `不能超过 ${limit} 项`,
      tooSmall: (limit) => `不能小于 ${limit}`,
      tooBig: (limit) => `不能大于 ${limit}`,
      format: '格式不正确',
      oneOf: (values) => `可选值：${values}`,
      taken: '已被使用，请更换',
      invalid: '无效',
      gone: '所选内容已不存在，请重新选择',
      disabled: '该套餐已停用，请选择其他套餐',
      undeclared: (name) => `未声明的变量：${name}`,
    },
    contact: '如问题持续，请将追踪编号提供给管理员',
    buttonWithoutMenu: (button, menu) =>
      `按钮“${button}”需要它所在的菜单“${menu}”，请同时授予该菜单`,
    brokenZones: (names) =>
      `企业不允许对以下组件进行此修改：${names.map((name) => `“${name}”`).join('、')}`,
    componentInUse: (names, count) =>
      count > names.length
        ? `${names.map((name) => `“${name}”`).join('、')}等 ${String(count)} 个套餐或客户例外仍指定了该组件，请先从中移除`
        : `${names.map((name) => `“${name}”`).join('、')}（套餐或客户例外）仍指定了该组件，请先从中移除`,
    reminder: (title) => `提醒：${title}`,
    oauth: {
      scopes: {
        profile: '查看您的姓名、登录名和脱敏的联系方式',
        menus: '查看您的菜单、应用和收藏',
        directory: '查看您可见的部门和通讯录',
        messages: '查看您的消息和公告',
      },
      errors: {
        invalid_grant: '授权码无效或已失效',
        invalid_client: '应用身份校验未通过',
        unauthorized_client: '该应用不能这样获取令牌',
        unsupported_grant_type: '不支持的授权类型',
      },
    },
    invitation: (tenant, link) => `${tenant}邀请您加入。链接7天内有效，仅可使用一次：${link}`,
    logs: {
      files: { operator: '操作日志', login: '登录日志', access: '访问日志' },
    },
    dataPoints: {
      file: '数据点',
      heads: {
        areaName: '区域',
        deviceCode: '设备编号',
        deviceName: '设备名称',
        code: '数据点编号',
        name: '数据点名称',
        unit: '单位',
        value: '当前值',
        valueAt: '时间',
      },
    },
    alarms: {
      file: '报警',
      heads: {
        severity: '级别',
        state: '状态',
        ruleName: '报警',
        deviceCode: '设备编号',
        deviceName: '设备名称',
        areaName: '区域',
        typeName: '设备类型',
        pointName: '数据点',
        value: '触发值',
        unit: '单位',
        assigneeName: '处理人',
        raisedAt: '触发时间',
        acknowledgedAt: '确认时间',
        acknowledgedBy: '确认人',
        clearedAt: '清除时间',
        clearedBy: '清除人',
        silencedUntil: '静默至',
      },
      severities: { info: '提示', warning: '警告', critical: '严重' },
      states: { raised: '未确认', acknowledged: '已确认', cleared: '已清除' },
      changes: { raised: '触发', acknowledged: '已确认', cleared: '已清除' },
      identifier: {
        name: '设备报警',
        description: '报警触发、确认和清除时各发送一次',
        labels: {
          device: '设备',
          alarm: '报警',
          severity: '级别',
          change: '变化',
          value: '触发值',
        },
        title: '{{device}}：{{alarm}}{{change}}',
        body: '<p>{{device}} 的“{{alarm}}”{{change}}，级别{{severity}}，触发值 <strong>{{value}}</strong>。</p>',
      },
    },
    pageQueries: {
      errors: {
        UNKNOWN_QUERY: '页面中没有该查询',
        BAD_VARIABLE: '变量的值与页面的声明不符',
        UNKNOWN_SOURCE: '数据来源不存在',
        BAD_PARAMETERS: '查询的参数有误',
        FORBIDDEN: '您没有查看该数据的权限',
        PLAN_DENIED: '本企业的套餐不包含此功能，请联系平台运营方',
        TIMEOUT: '查询超时，请缩小范围后重试',
        BAD_TRANSFORM: '数据不符合查询的处理步骤',
        TOO_LARGE: '一次查询的数据过多，请缩小范围',
        ENDPOINT_GONE: '数据接口不存在、已停用或未设置密钥',
        ENDPOINT_REFUSED: '数据接口的地址或跳转不允许访问',
        ENDPOINT_DOWN: '无法连接数据接口',
        ENDPOINT_STATUS: '数据接口返回了错误状态',
        ENDPOINT_ANSWER: '数据接口返回的内容不是所选格式的数据',
        FAILED: '查询失败，请稍后再试',
      },
      endpointStatus: (status) => `数据接口返回了错误状态（${String(status)}）`,
      columns: {
        acknowledgedAt: '确认时间',
        app: '应用',
        area: '区域',
        assignee: '负责人',
        at: '时间',
        code: '编号',
        confirmed: '已确认',
        count: '数量',
        createdAt: '创建时间',
        department: '部门',
        device: '设备',
        deviceCode: '设备编号',
        devices: '设备数',
        doneAt: '完成时间',
        dueAt: '截止时间',
        expireAt: '过期时间',
        failures: '失败次数',
        id: '标识',
        isOnline: '是否在线',
        lastSeenAt: '最近上报',
        level: '级别',
        logins: '登录次数',
        members: '成员数',
        mustConfirm: '须确认',
        online: '在线数',
        parent: '上级',
        point: '数据点',
        publishedAt: '发布时间',
        raisedAt: '触发时间',
        read: '已读',
        rule: '报警规则',
        severity: '严重程度',
        state: '状态',
        stateCode: '状态编码',
        text: '文本值',
        title: '标题',
        type: '设备类型',
        unit: '单位',
        users: '人数',
        value: '数值',
        valueAt: '上报时间',
        visits: '访问次数',
      },
      online: '在线',
      offline: '离线',
    },
    deliveries: {
      file: '发送记录',
      heads: {
        createdAt: '发送时间',
        code: '标识编码',
        name: '业务标识',
        appCode: '所属应用',
        channels: '渠道',
        sentByName: '发送人',
        people: '接收人数',
        queued: '排队中',
        sent: '已发送',
        failed: '失败',
        skipped: '未发送',
      },
      channels: { inApp: '站内信', mail: '邮件', sms: '短信' },
    },
    files: { archive: '资源' },
    mail: {
      foot: (company, product) => `这封邮件由“${company}”通过${product}发送，请勿直接回复`,
      sample:
        '<p>张伟，您好：</p><p>您有 1 项待办即将到期，请在今天下班前处理。</p><p><a href="#">查看待办</a></p>',
    },
    letters: {
      codeSubject: '验证码',
      code: (code, minutes) =>
        `您的验证码是 ${code}，${String(minutes)} 分钟内有效。请勿告诉任何人。`,
      contactChangedSubject: '联系方式已更换',
      contactChanged: '您账号绑定的手机或邮箱已更换。若非本人操作，请立即联系管理员。',
    },
    appHealth: {
      up: (name) => `应用“${name}”已恢复`,
      down: (name) => `应用“${name}”无法访问`,
    },
    brandPlan: {
      right: '定时发布企业个性化未执行：计划人已不能发布。如仍需发布，请重新发布或定时',
      picture: '定时发布企业个性化未执行：所用图片已被删除。请更换图片后重新发布或定时',
      address: '定时发布企业个性化未执行：所用图片的地址已不允许使用。请更换图片后重新发布或定时',
    },
    noticeWithdrawn: (title) => `公告“${title}”已撤回`,
    renewal: {
      asked: (name) => `“${name}”申请续期，等待处理`,
      withdrawn: (name) => `“${name}”已撤回续期申请，无需处理`,
      renewed: '续期申请已处理，请查看新的到期时间',
      declined: (reason) => `续期申请未通过：${reason}`,
    },
    application: {
      needs_information: (name, note) => `“${name}”的开通申请需要补充资料：${note}`,
      rejected: (name, note) => `“${name}”的开通申请未通过：${note}`,
      submitted: (name) => `我们已收到“${name}”的开通申请，审核结果将发送到此邮箱`,
      approved: (name, { code, loginName, signIn }) =>
        `“${name}”的开通申请已通过。企业编码：${code}，登录地址：${signIn} ，管理员登录名：${loginName}，一次性密码已发送至联系人手机`,
      password: (password, { name, signIn }) =>
        `“${name}”管理员的一次性密码：${password}，首次登录须修改。登录地址：${signIn}`,
      subject: (name) => `“${name}”的开通申请`,
      withLink: (text, link) => (link === undefined ? text : `${text}\n查看申请进度：${link}`),
      waits: (name) => `“${name}”提交了开通申请，等待审核`,
      answered: (name) => `“${name}”补充了开通申请的资料，等待审核`,
    },
  },
  'en-US': {
    status: (code) => statusEn[code] ?? 'Server error. Try again later',
    rules: {
      WRONG_PASSWORD: 'Wrong password. Enter the right one',
      WRONG_CAPTCHA: 'The captcha is wrong or no longer valid. Enter the new one',
      WRONG_CODE: 'The code is wrong or no longer valid. Get a new one',
      CONTACT_NOT_BOUND: 'This phone or email is not bound to your account. Bind it first',
      CONTACT_FORMAT: 'Enter a correct phone number or email',
      ORIGIN_NOT_LISTED: 'This address is not on a listed origin',
      WRONG_LINK: 'The link is wrong or no longer valid. Open it again',
      ID_CARD_INVALID: 'Enter a correct ID card number',
      TENANT_DENIED: 'You do not belong to this company, or it is not available',
      FIRST_LOGIN: 'Change your password before your first use',
      MOCK_LOGIN: 'This cannot be done in a mock login',
      ROLE_VIEW: 'You are viewing as a role: you can read, but not do this',
      ROLE_DISABLED: 'The role is disabled and gives nothing',
      STALE_VERSION: 'Someone else has changed this. Refresh and try again',
      LAST_ADMIN: 'A company needs at least one administrator',
      DEPT_CYCLE: 'A department cannot move into itself or below itself',
      DEPT_NOT_EMPTY: 'The department still has members or sub-departments',
      DEPT_TOO_DEEP: 'Departments go down to 20 levels',
      RESTORE_PLACE: 'No former department is left. Choose one',
      DUPLICATE: 'This is already used. Choose another',
      ORIGIN_DENIED: 'Requests from this origin are not allowed',
      APP_CODE_MISSING: 'The app-code header is missing',
      IDEMPOTENCY_MISMATCH: 'This idempotency key was used for another request',
      PASSWORD_RULE:
        'A password has 8 to 16 characters, no Chinese, and at least three of digit, uppercase, lowercase, special',
      PASSWORD_MISMATCH: 'The two passwords are not the same',
      PASSWORD_COMMON: 'This password is too common and easy to guess. Choose another',
      PASSWORD_SAME: 'The new password is the old one. Choose another',
      ACCOUNT_SHARED:
        'This account also belongs to another company. The person must reset the password',
      INVALID_REFERENCE: 'Something this refers to does not exist',
      ROLE_BUILTIN: 'A role that comes with the product cannot be changed or removed like this',
      UNKNOWN_PERMISSION: 'There is no such permission in this company',
      MENU_PLACE: 'A menu cannot stand here',
      APP_CODE_RESERVED: 'This application code is kept for the product. Choose another',
      CONSOLE_STAYS: 'A console cannot be switched off: nobody could switch it on again',
      APP_NO_ADDRESS:
        'The application is a page of the platform and has no address outside to examine',
      SIGN_ON_ADDRESS:
        'Only an outside address signs people on: with https where the platform has it, and with plain characters before any #',
      UNSAFE_URL: 'The address is not safe, or of an origin that is not allowed',
      BRAND_COLOR: 'The company colour needs a colour',
      ILLEGAL_STATE: 'The current state does not allow this',
      MEMBER_DISABLED:
        'Your membership in this company is disabled. Ask the contact of the company',
      TENANT_DISABLED: 'This company is disabled. Ask the operator of the platform',
      TENANT_EXPIRED: 'The time of this company has passed. Ask the operator to renew it',
      PLAN_DENIED:
        'The plan of this company does not include this. Ask the operator of the platform',
      PLAN_IN_USE: 'Customers still have this plan, so it cannot be removed',
      PLAN_DISABLED: 'This plan is disabled, so no customer can get it',
      PUSH_UNDER_WAY: 'A push of this plan or its undoing is under way. Wait until it is done',
      MEMBER_LIMIT: 'The plan allows no more members. Ask the operator of the platform',
      BULK_LIMIT: 'At most 50,000 people go at once. Please filter more',
      BULK_TARGET: 'Choose a department or a role',
      SHARE_OWNER:
        'The link shows data with the rights of its owner: take it over before you change variables',
      SHARE_PASSWORD: 'The password of a link has 6 to 32 characters',
      SHARE_VARIABLE: 'Variables do not fit the published page',
      PAGE_DATA: 'Queries or variables of the page are wrong. Check what is marked',
      WORKBENCH_ZONE: 'The company does not let this component be changed in this way',
      UNKNOWN_APP: 'There is no such app',
      OAUTH_CLIENT: 'The application is not registered or not available, or its address is wrong',
      SCOPE_DENIED: 'The application was not let do this',
      MOCK_LOGIN_LIMIT:
        'A browser has at most five mock logins and role views at once. End one of them first',
      NO_ADMINISTRATOR: 'The company has no administrator to act as',
      WECHAT_OFF: 'Sign-in by WeChat is not set up',
      WECHAT_DOWN: 'WeChat is not available right now. Try again later',
      WRONG_WECHAT: 'The WeChat authorisation is wrong or no longer valid. Scan again',
      WRONG_OPENID: 'The authorisation is wrong or no longer valid. Sign in again',
      OPENID_DOWN: 'The identity provider is not available right now. Try again later',
      WRONG_ISSUER: 'The issuer must be an https address outside closed networks',
      WRONG_ENDPOINT:
        'The endpoint must be an https address outside closed networks, with what its authentication needs',
      ENDPOINT_SECRET:
        'Enter the secret; with another address or authentication it has to be entered anew',
      ACCOUNT_SIGN_IN: 'Sign in with your password or a code to do this',
      NOT_IN_FUTURE: 'The end must be in the future',
      ALREADY_MEMBER: 'This person is a member of the company already',
      INVITATION_CONTACT:
        'The invitation went to another mobile, email or account. Sign in with the invited one',
      NOTICE_AUDIENCE: 'Choose whom the notice is for',
      NOTICE_EXPIRY: 'A notice must expire after it is published',
      NOTICE_IN_PAST: 'That moment has passed. Publish it now, or choose a later moment',
      PUBLISH_IN_PAST: 'That moment has passed. Publish it now, or choose a later moment',
      END_BEFORE_START: 'The end must not come before the beginning',
      SPAN_TOO_LONG: 'A span of at most 400 days',
      REMINDED_LATELY: 'They were reminded within the last hour. Try again later',
      FILE_LEGACY: 'This is an old Excel file (.xls). Save it as .xlsx and upload it again',
      FILE_ENCRYPTED: 'The file has a password. Remove it and upload the file again',
      FILE_TYPE: 'This type of file is not taken, or the content is not what its name says',
      IMPORT_MAPPING: 'A field may stand in one column only, and one column must be the name',
      IMPORT_ROW: 'There is no such row or column, or the row is imported already',
      IMPORT_SHEET: 'The file has no such sheet',
      IMAGE_BROKEN: 'The picture is broken or too large',
      IMAGE_CUT_OFF: 'The picture is not complete: its end is missing. Choose the whole picture',
      IMAGE_TURNED:
        'This animation is marked as rotated, which not every program obeys. Turn it upright, save it and try again',
      QUOTA_EXCEEDED: 'The storage of the company is full',
      SAME_CONTENT: 'There is a resource with the same content',
      FILE_IN_USE: 'The file is in use and cannot be removed',
      NO_SUCH_VERSION: 'That older version is no longer there',
      TOO_MANY_TAGS: 'A resource has at most 20 tags',
      ARCHIVE_TOO_LARGE:
        'The chosen resources are more than 500 MB together; download them in several parts',
      FOLDER_CYCLE: 'A folder cannot move into itself or below itself',
      FOLDER_TOO_DEEP: 'Folders go down to 10 levels',
      FOLDER_NOT_EMPTY: 'The folder is not empty',
      DOCUMENT_TOO_DEEP: 'The page is nested too deeply',
      PAGE_PLACE: 'A page cannot stand here',
      PAGE_NOT_EMPTY: 'The page still has pages below it',
      AREA_PLACE: 'An area cannot stand here',
      AREA_NOT_EMPTY: 'The area still has devices or areas',
      TOO_MANY_POINTS: 'A device has 200 data points at most',
      TOKEN_SCOPE: 'Choose one area or one device',
      REPORT_SIZE: 'A report holds 5,000 values at most',
      TYPE_IN_USE: 'Devices still have this type',
      TYPE_POINT: 'The data point comes from the type of the device. Remove it there',
      POINT_RANGE: 'Only numbers have a range, and its lower end must be below the upper one',
      ALARM_CONDITION:
        'Condition, data point and limits of the rule do not fit. Check what is marked',
      ALARM_WATCHED: 'The rule still watches the device: the alarm clears by itself',
      SILENCE_TIME: 'Silence ends in the future, at most 90 days ahead',
      TOO_MANY_COMMENTS: 'An alarm has 200 comments at most',
      TOO_MANY_RULES: 'A device type has 100 alarm rules at most',
      HISTORY_WINDOW: 'The end must come after the beginning, at most 1,100 days later',
      TEXT_POINT: 'A data point of texts has no curve',
      WRONG_TEMPLATE: 'A template or a variable is wrong. Look at the marked fields',
      NO_CHANNEL: 'Set up at least one channel, and choose among those that are set up',
      WRONG_VARIABLES: 'Values do not fit the declared variables. Look at the marked fields',
      NO_RECIPIENTS: 'Nobody whom you can see is among the recipients',
      UNKNOWN_RECIPIENT: 'There is no such recipient whom you can see',
      TOO_MANY_IDENTIFIERS: 'A file holds 200 business identifiers at most. Select some first',
      TOO_MANY_RECIPIENTS:
        'A message goes to 2,000 people at most. Send in parts, or publish a notice',
    },
    field: {
      required: 'Required',
      unknown: 'Unknown field',
      type: (expected) => `Must be ${expected}`,
      tooShort: (limit) => `At least ${plural(limit, 'character')}`,
      tooLong: (limit) => `At most ${plural(limit, 'character')}`,
      tooFew: (limit) => `At least ${plural(limit, 'item')}`,
      tooMany: (limit) => `At most ${plural(limit, 'item')}`,
      tooSmall: (limit) => `At least ${String(limit)}`,
      tooBig: (limit) => `At most ${String(limit)}`,
      format: 'Wrong format',
      oneOf: (values) => `One of: ${values}`,
      taken: 'Already used. Choose another',
      invalid: 'Not valid',
      gone: 'What was chosen no longer exists. Choose again',
      disabled: 'This plan is disabled. Choose another',
      undeclared: (name) => `Not a declared variable: ${name}`,
    },
    contact: 'If this goes on, give the trace id to your administrator',
    buttonWithoutMenu: (button, menu) =>
      `The button “${button}” needs the menu it stands in: please give “${menu}” as well`,
    brokenZones: (names) =>
      `The company does not let these components be changed in this way: ${names.map((name) => `“${name}”`).join(', ')}`,
    componentInUse: (names, count) => {
      const quoted = names.map((name) => `“${name}”`).join(', ')
      const shown =
        count > names.length ? `${quoted} and ${String(count - names.length)} more` : quoted
      return `Plans or exceptions of customers still name this component: ${shown}. Take it out of them first`
    },
    reminder: (title) => `Reminder: ${title}`,
    oauth: {
      scopes: {
        profile: 'See your name, login name and masked contacts',
        menus: 'See your menus, applications and favourites',
        directory: 'See the departments and the contact book as you do',
        messages: 'See your messages and notices',
      },
      errors: {
        invalid_grant: 'The authorisation code is wrong or no longer valid',
        invalid_client: 'The client did not prove who it is',
        unauthorized_client: 'This client may not get a token this way',
        unsupported_grant_type: 'This grant type is not supported',
      },
    },
    invitation: (tenant, link) =>
      `${tenant} invites you to join. The link works once, within 7 days: ${link}`,
    logs: {
      files: { operator: 'operator-log', login: 'login-log', access: 'access-log' },
    },
    dataPoints: {
      file: 'data-points',
      heads: {
        areaName: 'Area',
        deviceCode: 'Device code',
        deviceName: 'Device',
        code: 'Point code',
        name: 'Point',
        unit: 'Unit',
        value: 'Value',
        valueAt: 'Time',
      },
    },
    alarms: {
      file: 'alarms',
      heads: {
        severity: 'Severity',
        state: 'State',
        ruleName: 'Alarm',
        deviceCode: 'Device code',
        deviceName: 'Device',
        areaName: 'Area',
        typeName: 'Device type',
        pointName: 'Point',
        value: 'Value',
        unit: 'Unit',
        assigneeName: 'Assignee',
        raisedAt: 'Raised',
        acknowledgedAt: 'Acknowledged',
        acknowledgedBy: 'Acknowledged by',
        clearedAt: 'Cleared',
        clearedBy: 'Cleared by',
        silencedUntil: 'Silenced until',
      },
      severities: { info: 'Info', warning: 'Warning', critical: 'Critical' },
      states: { raised: 'Raised', acknowledged: 'Acknowledged', cleared: 'Cleared' },
      changes: { raised: 'raised', acknowledged: 'acknowledged', cleared: 'cleared' },
      identifier: {
        name: 'Device alarms',
        description: 'Sent once when an alarm is raised, acknowledged and cleared',
        labels: {
          device: 'Device',
          alarm: 'Alarm',
          severity: 'Severity',
          change: 'Change',
          value: 'Value',
        },
        title: '{{device}}: {{alarm}} {{change}}',
        body: '<p>{{alarm}} of {{device}} {{change}}, severity {{severity}}, value <strong>{{value}}</strong>.</p>',
      },
    },
    pageQueries: {
      errors: {
        UNKNOWN_QUERY: 'The page has no such query',
        BAD_VARIABLE: 'A variable has a value that the page does not allow',
        UNKNOWN_SOURCE: 'There is no such data source',
        BAD_PARAMETERS: 'The parameters of the query are wrong',
        FORBIDDEN: 'You are not allowed to see this data',
        PLAN_DENIED: 'The plan of your company does not include this. Contact the operator',
        TIMEOUT: 'The query took too long. Narrow it down and try again',
        BAD_TRANSFORM: 'The steps of the query do not fit its data',
        TOO_LARGE: 'Too much data at once. Narrow it down',
        ENDPOINT_GONE: 'The data endpoint is gone, disabled or without its secret',
        ENDPOINT_REFUSED: 'The address of the data endpoint, or where it redirects, is not allowed',
        ENDPOINT_DOWN: 'The data endpoint cannot be reached',
        ENDPOINT_STATUS: 'The data endpoint answered with an error',
        ENDPOINT_ANSWER: 'The data endpoint did not answer with data of the chosen format',
        FAILED: 'The query failed. Try again later',
      },
      endpointStatus: (status) => `The data endpoint answered with an error (${String(status)})`,
      columns: {
        acknowledgedAt: 'Acknowledged',
        app: 'App',
        area: 'Area',
        assignee: 'Assignee',
        at: 'Time',
        code: 'Code',
        confirmed: 'Confirmed',
        count: 'Number',
        createdAt: 'Created',
        department: 'Department',
        device: 'Device',
        deviceCode: 'Device code',
        devices: 'Devices',
        doneAt: 'Done',
        dueAt: 'Due',
        expireAt: 'Expires',
        failures: 'Failed sign-ins',
        id: 'Id',
        isOnline: 'Online',
        lastSeenAt: 'Last reported',
        level: 'Level',
        logins: 'Sign-ins',
        members: 'Members',
        mustConfirm: 'Must confirm',
        online: 'Online',
        parent: 'Parent',
        point: 'Data point',
        publishedAt: 'Published',
        raisedAt: 'Raised',
        read: 'Read',
        rule: 'Alarm rule',
        severity: 'Severity',
        state: 'State',
        stateCode: 'State code',
        text: 'Text',
        title: 'Title',
        type: 'Device type',
        unit: 'Unit',
        users: 'People',
        value: 'Value',
        valueAt: 'Reported',
        visits: 'Visits',
      },
      online: 'Online',
      offline: 'Offline',
    },
    deliveries: {
      file: 'deliveries',
      heads: {
        createdAt: 'Sent at',
        code: 'Code',
        name: 'Identifier',
        appCode: 'Application',
        channels: 'Channels',
        sentByName: 'Sent by',
        people: 'Recipients',
        queued: 'Queued',
        sent: 'Sent',
        failed: 'Failed',
        skipped: 'Not sent',
      },
      channels: { inApp: 'In-app message', mail: 'Mail', sms: 'SMS' },
    },
    files: { archive: 'Resources' },
    mail: {
      foot: (company, product) => `Sent by ${company} through ${product}; please do not reply`,
      sample:
        '<p>Hello Zhang Wei,</p><p>one of your to-dos ends soon: please see to it today.</p><p><a href="#">Open the to-do</a></p>',
    },
    letters: {
      codeSubject: 'Verification code',
      code: (code, minutes) =>
        `Your verification code is ${code}. It is valid for ${plural(minutes, 'minute')}. Tell it to nobody.`,
      contactChangedSubject: 'Your contact was replaced',
      contactChanged:
        'The phone or email bound to your account was replaced. If that was not you, tell your administrator at once.',
    },
    appHealth: {
      up: (name) => `The application “${name}” answers again`,
      down: (name) => `The application “${name}” does not answer`,
    },
    brandPlan: {
      right:
        'The planned branding was not published: whoever planned it may not publish any more. Publish or plan it again if it is still wanted',
      picture:
        'The planned branding was not published: a picture of it has been removed. Choose another and publish or plan it again',
      address:
        'The planned branding was not published: the address of a picture of it is not allowed any more. Choose another and publish or plan it again',
    },
    noticeWithdrawn: (title) => `The notice “${title}” was withdrawn`,
    renewal: {
      asked: (name) => `A renewal that “${name}” asked for waits for your answer`,
      withdrawn: (name) => `“${name}” withdrew its request for renewal; nothing waits for you`,
      renewed: 'Your company is renewed. See when it ends now',
      declined: (reason) => `Your request for renewal was declined: ${reason}`,
    },
    application: {
      needs_information: (name, note) => `The application of ${name} needs information: ${note}`,
      rejected: (name, note) => `The application of ${name} was rejected: ${note}`,
      submitted: (name) =>
        `We have received the application of ${name}. The decision will be sent to this address`,
      approved: (name, { code, loginName, signIn }) =>
        `The application of ${name} was approved. Company code: ${code}. Sign in at ${signIn} with the administrator's login name ${loginName}. The one-time password goes to the contact's mobile`,
      password: (password, { name, signIn }) =>
        `One-time password of the administrator of ${name}: ${password}. The first login must change it. Sign in at ${signIn}`,
      subject: (name) => `The application of ${name}`,
      withLink: (text, link) =>
        link === undefined ? text : `${text}\nHow your application stands: ${link}`,
      waits: (name) => `${name} applies for an account and waits for your decision`,
      answered: (name) => `${name} has added to its application and waits for your decision`,
    },
  },
}
