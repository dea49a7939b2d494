import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the other public pages. */
export const statusMessages = defineMessages({
  'zh-CN': {
    signingOut: '正在退出登录…',
    signOut: '退出登录',
    signOutFailed: '退出登录失败，请重试',
    retry: '重试',
    home: '返回首页',
    back: '返回',
    notFoundTitle: '页面不存在',
    notFoundText: '您访问的页面不存在，可能已被移动或删除。',
    blockedTitle: '页面不在您的菜单中',
    blockedText: '您没有打开此页面的菜单。如需使用，请联系管理员。',
    forbiddenTitle: '没有权限',
    forbiddenText: '您没有访问此页面的权限。如需使用，请联系管理员。',
    missingPermission: '缺少的权限',
    whomToAsk: '请联系',
    administratorOf: (tenant: string) => `${tenant}的管理员`,
  },
  'en-US': {
    signingOut: 'Signing out…',
    signOut: 'Sign out',
    signOutFailed: 'Signing out failed. Please try again',
    retry: 'Try again',
    home: 'Back to the home page',
    back: 'Back',
    notFoundTitle: 'Page not found',
    notFoundText: 'This page does not exist. It may have been moved or removed.',
    blockedTitle: 'Not in your menu',
    blockedText: 'You have no menu that opens this page. Ask your administrator if you need it.',
    forbiddenTitle: 'No permission',
    forbiddenText: 'You may not open this page. Ask your administrator if you need it.',
    missingPermission: 'Missing permission',
    whomToAsk: 'Whom to ask',
    administratorOf: (tenant) => `An administrator of ${tenant}`,
  },
})
