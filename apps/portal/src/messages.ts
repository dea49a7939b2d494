import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the portal itself: what stands around the sub-applications. */
export const portalMessages = defineMessages({
  'zh-CN': {
    console: '管理控制台',
    discardTitle: '放弃未保存的修改？',
    discardText: (titles: string) => `以下页面有未保存的修改：${titles}。继续操作会丢失这些修改。`,
    discard: '放弃修改',
    otherTenantTitle: (name: string) => `此链接属于「${name}」`,
    otherTenantText: (name: string) =>
      `当前标签页正在使用「${name}」。可以切换到链接所属的租户，也可以在新标签页中打开。`,
    switchHere: '切换租户',
    openBeside: '在新标签页打开',
    stayHere: '留在当前租户',
    removedFrom: (name: string) => `您已不在「${name}」中，已切换到您的默认租户`,
    removedFromLast: (name: string) => `您已不在「${name}」中`,
    MEMBER_DISABLED: (name: string) => `您在「${name}」的账号已被停用`,
    TENANT_DISABLED: (name: string) => `「${name}」已被停用`,
    TENANT_EXPIRED: (name: string) => `「${name}」的使用期限已过`,
    askCompany: (who: string) => `请联系该企业的联系人${who}`,
    askOperator: (who: string) => `请联系平台运营方${who}`,
    askedWho: (name: string | null, contact: string | null) =>
      `${name ?? ''}${contact === null ? '' : `（${contact}）`}`,
    keptOutText: (why: string, ask: string) => `${why}，${ask}。`,
    nowIn: (text: string, tenant: string) => `${text}当前租户为「${tenant}」。`,
    saveFavoritesFailed: '收藏未能保存',
    favoritesOfPerson: '模拟登录中不能修改他人的收藏',
    saveHomeTitle: '保存提示',
    saveHomeText: '自定义首页未保存，是否保存？',
    saveHome: '保存',
    leaveHomeUnsaved: '不保存',
    homeSaved: '自定义首页成功！',
    mockLoginOver: '模拟登录已结束，当前使用的是您自己的账号',
    roleViewOver: '以角色查看已结束，当前使用的是您自己的账号',
  },
  'en-US': {
    console: 'Console',
    discardTitle: 'Discard unsaved changes?',
    discardText: (titles) =>
      `These pages have unsaved changes: ${titles}. They are lost if you go on.`,
    discard: 'Discard changes',
    otherTenantTitle: (name) => `This link belongs to ${name}`,
    otherTenantText: (name) =>
      `This tab is working in ${name}. Switch it to the tenant of the link, or open the link in a tab of its own.`,
    switchHere: 'Switch tenant',
    openBeside: 'Open in a new tab',
    stayHere: 'Stay here',
    removedFrom: (name) => `You no longer belong to ${name}. This tab is in your main tenant now`,
    removedFromLast: (name) => `You no longer belong to ${name}`,
    MEMBER_DISABLED: (name) => `Your membership in ${name} is disabled`,
    TENANT_DISABLED: (name) => `${name} is disabled`,
    TENANT_EXPIRED: (name) => `The term of ${name} has ended`,
    askCompany: (who) => `Ask the contact of the company${who}`,
    askOperator: (who) => `Ask the operator of the platform${who}`,
    askedWho: (name, contact) => {
      const parts = [name, contact].filter((part) => part !== null)
      return parts.length > 0 ? `: ${parts.join(', ')}` : ''
    },
    keptOutText: (why, ask) => `${why}. ${ask}.`,
    nowIn: (text, tenant) => `${text} This tab is in ${tenant} now.`,
    saveFavoritesFailed: 'The favourites could not be saved',
    favoritesOfPerson: 'Favourites of somebody else cannot be changed in a mock login',
    saveHomeTitle: 'Save changes',
    saveHomeText: 'The custom home page is not saved. Save it?',
    saveHome: 'Save',
    leaveHomeUnsaved: 'Do not save',
    homeSaved: 'The custom home page is saved',
    mockLoginOver: 'The mock login has ended. You are using your own account',
    roleViewOver: 'The view as a role has ended. You are using your own account',
  },
})
