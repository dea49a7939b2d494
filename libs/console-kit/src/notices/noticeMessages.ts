import { type Catalogue, defineMessages, type Messages, plural } from '@spruce/validators/i18n'

/** What the notices of all consoles say. @public */
export const noticeMessages = defineMessages({
  'zh-CN': {
    search: '搜索公告',
    searchHelp: '标题中的文字',
    anyStatus: '全部状态',

    // Columns
    noticeTitle: '标题',
    status: '状态',
    statusDraft: '草稿',
    statusScheduled: '待发布',
    statusPublished: '已发布',
    statusWithdrawn: '已撤回',
    statusExpired: '已过期',
    level: '级别',
    levelNormal: '普通',
    levelImportant: '重要',
    levelUrgent: '紧急',
    mustConfirm: '须确认',
    yes: '是',
    no: '否',
    read: '已读',
    confirmed: '已确认',
    publishAt: '发布时间',
    expireAt: '失效时间',
    createdAt: '创建时间',

    // Actions
    add: '新增公告',
    edit: '编辑',
    copy: '复制',
    preview: '预览',
    publish: '发布',
    reschedule: '调整发布',
    withdraw: '撤回',
    unschedule: '取消发布',
    remove: '删除',
    receipts: '回执',
    remind: '提醒',

    // The form
    editTitle: (name: string) => `编辑“${name}”`,
    copyTitle: (name: string) => `复制“${name}”`,
    copyName: (name: string) => `${name} 副本`,
    titleRequired: '请输入标题',
    content: '正文',
    contentRequired: '请输入正文',
    contentTooLong: (length: number, max: number) =>
      `正文连同格式最多 ${max.toLocaleString('en')} 个字符，现在是 ${length.toLocaleString('en')} 个`,
    mustConfirmHelp: '登录后自动打开，读完要按“确认已阅读”',
    tooManyChosen: (max: number) => `最多 ${max} 个`,
    expireAtHelp: (zone: string | undefined) =>
      zone === undefined
        ? '选填，到时自动从消息里消失'
        : `选填，按您所在的时区（${zone}），到时自动从消息里消失`,
    expiresInPast: '失效时间须晚于现在',
    expiresBeforePublish: '失效时间须晚于发布时间',
    attachments: '附件',
    attached: '已添加',
    chooseResource: '从资源中选择',
    showPreview: '预览公告',
    untitled: '（未填写标题）',
    saveDraft: '保存草稿',
    saved: (name: string) => `已保存“${name}”`,
    nameSeparator: '、',

    // Head count
    counting: '正在计算人数…',
    countFailed: '人数暂时无法计算',
    countNobody: '没有人会收到：所选范围内没有符合条件的人',

    // Publishing
    publishTitle: (name: string) => `发布“${name}”`,
    when: '发布方式',
    whenNow: '立即发布',
    whenLater: '定时发布',
    publishAtHelp: (zone: string | undefined) =>
      zone === undefined ? '按本机时间' : `按您所在的时区（${zone}）`,
    publishAtRequired: '请选择发布时间',
    publishInPast: '发布时间须晚于现在',
    publishInPastQuestion: (name: string) => `现在发布“${name}”？`,
    publishInPastText: (moment: string) => `所选的发布时间 ${moment} 已过。`,
    publishAtOnce: '立即发布',
    changeMoment: '修改时间',
    publishAfterExpiry: (moment: string) => `须早于失效时间 ${moment}`,
    alreadyExpired: (moment: string) => `公告在 ${moment} 已失效，请先修改失效时间`,
    publishNotice: '发布公告',
    published: (name: string) => `已发布“${name}”`,
    scheduled: (name: string, moment: string) => `“${name}”将于 ${moment} 发布`,

    // Withdrawing, removing, reminding
    withdrawQuestion: (name: string) => `撤回“${name}”？`,
    withdrawText:
      '它会立即从所有人的消息里消失，已读的人会收到撤回提醒，已有的回执会保留。撤回后不能再次发布。',
    unscheduleQuestion: (name: string) => `取消发布“${name}”？`,
    unscheduleText: '到时不会发布。取消后公告变为已撤回，不能再次发布。',
    withdrawn: (name: string) => `已撤回“${name}”`,
    removeQuestion: (name: string) => `删除“${name}”？`,
    removeManyQuestion: (count: number) => `删除选中的 ${count} 份公告？`,
    removeText: '公告会移到回收站，保留 30 天，期间可以恢复。它的回执会一并删除，不能恢复。',
    removeRefused: '待发布和已发布的公告要先撤回，才能删除',
    removing: '正在删除公告',
    removed: (count: number) => `已删除 ${count} 份公告`,
    notRemoved: (count: number) => `${count} 份公告未能删除，请重试`,
    remindQuestion: (name: string) => `提醒“${name}”还未处理的人？`,
    remindUnread: '给还没有阅读的每个人发一条站内信，一小时内只能提醒一次。',
    remindUnconfirmed: '给还没有确认的每个人发一条站内信，一小时内只能提醒一次。',
    reminded: (count: number) => (count === 0 ? '所有人都已处理' : `已提醒 ${count} 人`),

    // Receipts
    receiptsTitle: (name: string) => `“${name}”的回执`,
    people: '应读人数',
    unread: '未读',
    unconfirmed: '未确认',
    state: '阅读状态',
    person: '姓名',
    employeeCode: '工号',
    personDepartments: '部门',
    searchPeople: '搜索人员',
    searchPeopleHelp: '姓名、拼音或工号',
    readAt: '阅读时间',
    confirmedAt: '确认时间',
  },
  'en-US': {
    search: 'Search notices',
    searchHelp: 'Words of the title',
    anyStatus: 'Any status',

    noticeTitle: 'Title',
    status: 'Status',
    statusDraft: 'Draft',
    statusScheduled: 'Scheduled',
    statusPublished: 'Published',
    statusWithdrawn: 'Withdrawn',
    statusExpired: 'Expired',
    level: 'Level',
    levelNormal: 'Normal',
    levelImportant: 'Important',
    levelUrgent: 'Urgent',
    mustConfirm: 'Must confirm',
    yes: 'Yes',
    no: 'No',
    read: 'Read',
    confirmed: 'Confirmed',
    publishAt: 'Published at',
    expireAt: 'Expires',
    createdAt: 'Created',

    add: 'Add notice',
    edit: 'Edit',
    copy: 'Copy',
    preview: 'Preview',
    publish: 'Publish',
    reschedule: 'Reschedule',
    withdraw: 'Withdraw',
    unschedule: 'Cancel publication',
    remove: 'Delete',
    receipts: 'Receipts',
    remind: 'Remind',

    editTitle: (name) => `Edit “${name}”`,
    copyTitle: (name) => `Copy “${name}”`,
    copyName: (name) => `Copy of ${name}`,
    titleRequired: 'Please enter a title',
    content: 'Text',
    contentRequired: 'Please enter a text',
    contentTooLong: (length, max) =>
      `With its formatting a text has at most ${plural(max, 'character')}; this one has ${length.toLocaleString('en')}`,
    mustConfirmHelp: 'Opens by itself at sign-in and asks to be confirmed',
    tooManyChosen: (max) => `${max} at most`,
    expireAtHelp: (zone) =>
      `Optional: the notice disappears from the messages then${zone === undefined ? '' : `, in your time zone (${zone})`}`,
    expiresInPast: 'It must expire later than now',
    expiresBeforePublish: 'It must expire after it is published',
    attachments: 'Attachments',
    attached: 'Added',
    chooseResource: 'Choose from resources',
    showPreview: 'Preview notice',
    untitled: '(no title)',
    saveDraft: 'Save draft',
    saved: (name) => `“${name}” saved`,
    nameSeparator: ', ',

    counting: 'Counting…',
    countFailed: 'The number of people cannot be told now',
    countNobody: 'Nobody would get it: there is nobody like that among the chosen',

    publishTitle: (name) => `Publish “${name}”`,
    when: 'When',
    whenNow: 'Now',
    whenLater: 'At a set time',
    publishAtHelp: (zone) =>
      zone === undefined ? 'By the clock of this computer' : `In your time zone (${zone})`,
    publishAtRequired: 'Please choose when to publish',
    publishInPast: 'It must be later than now',
    publishInPastQuestion: (name) => `Publish “${name}” now?`,
    publishInPastText: (moment) => `The chosen moment, ${moment}, has passed.`,
    publishAtOnce: 'Publish now',
    changeMoment: 'Change the moment',
    publishAfterExpiry: (moment) => `Must be before it expires at ${moment}`,
    alreadyExpired: (moment) => `It expired at ${moment}. Change that first`,
    publishNotice: 'Publish notice',
    published: (name) => `“${name}” published`,
    scheduled: (name, moment) => `“${name}” will be published at ${moment}`,

    withdrawQuestion: (name) => `Withdraw “${name}”?`,
    withdrawText:
      'It leaves everybody’s messages at once; those who have read it are told, and the receipts stay. It cannot be published again.',
    unscheduleQuestion: (name) => `Cancel the publication of “${name}”?`,
    unscheduleText:
      'It will not come out. It then counts as withdrawn and cannot be published again.',
    withdrawn: (name) => `“${name}” withdrawn`,
    removeQuestion: (name) => `Delete “${name}”?`,
    removeManyQuestion: (count) =>
      `Delete the ${plural(count, 'selected notice', 'selected notices')}?`,
    removeText:
      'The notice goes to the recycle bin, where it is kept for 30 days. Its receipts are deleted and do not come back.',
    removeRefused: 'Scheduled and published notices must be withdrawn before they can be deleted',
    removing: 'Deleting notices',
    removed: (count) => `${plural(count, 'notice', 'notices')} deleted`,
    notRemoved: (count) =>
      `${plural(count, 'notice', 'notices')} could not be deleted. Please try again`,
    remindQuestion: (name) => `Remind those who still wait on “${name}”?`,
    remindUnread: 'Everyone who has not read it gets a message. Possible once an hour.',
    remindUnconfirmed: 'Everyone who has not confirmed it gets a message. Possible once an hour.',
    reminded: (count) =>
      count === 0 ? 'Nobody is left to remind' : `${plural(count, 'person', 'people')} reminded`,

    receiptsTitle: (name) => `Receipts of “${name}”`,
    people: 'People',
    unread: 'Unread',
    unconfirmed: 'Not confirmed',
    state: 'State',
    person: 'Name',
    employeeCode: 'Employee code',
    personDepartments: 'Departments',
    searchPeople: 'Search people',
    searchPeopleHelp: 'Name, pinyin or code',
    readAt: 'Read at',
    confirmedAt: 'Confirmed at',
  },
})

/**
 * What each console says of its own notices: headings, what publishing means for whom, and that nobody
 * is chosen.
 * @public
 */
export type NoticeOwnMessages = Readonly<
  Record<'title' | 'addTitle' | 'emptyTitle' | 'emptyText' | 'publishNote' | 'countNone', string>
>

/** What the screen says whosever the notices are. @public */
export type NoticeSharedMessages = (typeof noticeMessages)['zh-CN']

/** @public */
export type NoticeMessages<Own extends Messages = NoticeOwnMessages> = Catalogue<
  NoticeSharedMessages & Own
>

/** @public */
export type NoticeTexts = NoticeMessages['zh-CN']

/** The texts that all consoles share, with those of one. @public */
export function withNoticeTexts<Own extends Messages>(own: Catalogue<Own>): NoticeMessages<Own> {
  return {
    'zh-CN': { ...noticeMessages['zh-CN'], ...own['zh-CN'] },
    'en-US': { ...noticeMessages['en-US'], ...own['en-US'] },
  }
}
