import { withComponentTexts } from '@spruce/console-kit/components'
import { defineMessages } from '@spruce/validators/i18n'

/** What the screens of components say in the words of one company. */
export const tenantComponentMessages = withComponentTexts({
  'zh-CN': {
    title: '组件',
    publishText: (number: number) => `本企业的设计者将得到第 ${number} 版。`,
    publishManyText: '每个组件都会发布一个新版本。平台的组件不在其中。',
    withdrawText: '本企业的设计者不能再添加它，已经用到它的页面不受影响。',
    removeText: '它和全部版本会移到回收站，保留 30 天，期间可以恢复。',
    usesLead:
      '本企业用到它的页面和工作台；显示时始终用最新版本。不含回收站里的页面，成员的个人工作台只计数量。',
  },
  'en-US': {
    title: 'Components',
    publishText: (number) => `The company’s designers get version ${number}.`,
    publishManyText: 'Each gets a new version. Those of the platform are left out.',
    withdrawText: 'The company’s designers can no longer add it. Pages that use it keep it.',
    removeText: 'It goes to the recycle bin with all its versions, and is kept there for 30 days.',
    usesLead:
      'Pages and workbenches of the company that use it; they always show the newest version. The recycle bin is not counted, and workbenches that members made for themselves are told as a number.',
  },
})

/** What is said of who sees components. */
export const tenantSightMessages = defineMessages({
  'zh-CN': {
    sight: '可见范围',
    everybody: '所有成员',
    administrators: '仅管理员',
    chosenRoles: '指定角色',
    roles: '角色',
    rolesHelp: '持有其中任一角色的成员能看到，管理员始终能看到；不选角色时只有管理员能看到',
    sightHelp: '看不到的人不能在页面上添加它；打开已有它的页面时，它的位置显示没有权限',
    builtinHelp: '看不到的人不能在页面上添加它；已有它的页面照常显示',
    anyRole: '全部角色',
    nameSeparator: '、',
  },
  'en-US': {
    sight: 'Visible to',
    everybody: 'Everybody',
    administrators: 'Administrators only',
    chosenRoles: 'Chosen roles',
    roles: 'Roles',
    rolesHelp:
      'Who holds one of them sees it, and administrators always do; without any role only they do',
    sightHelp:
      'Others cannot place it; on pages that have it they read in its place that they have no permission',
    builtinHelp: 'Others cannot place it; pages that have it show it as before',
    anyRole: 'Any role',
    nameSeparator: ', ',
  },
})

/** What only the company's screen says. */
export const tenantOriginMessages = defineMessages({
  'zh-CN': {
    origin: '来源',
    anyOrigin: '全部来源',
    platform: '平台',
    tenant: '企业自有',
    enabled: '可用',
    anyEnabled: '可用与否',
    yes: '可用',
    no: '不可用',
    publishedAt: '已发布（保存于）',
    draftAt: '草稿（保存于）',
  },
  'en-US': {
    origin: 'From',
    anyOrigin: 'From anywhere',
    platform: 'Platform',
    tenant: 'Own',
    enabled: 'In use',
    anyEnabled: 'In use or not',
    yes: 'In use',
    no: 'Not in use',
    publishedAt: 'Published, saved',
    draftAt: 'Draft, saved',
  },
})
