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
    firstLoginTitle: '请先修改密码',
    firstLoginText: '您正在使用他人设置的初始密码。修改密码之前，不能使用其他功能。',
    firstLoginNext: '当前版本尚不能在此修改密码，请联系管理员为您设置正式密码，然后重新登录。',
    changePasswordTitle: '修改密码',
    changePasswordText: '当前版本尚不能在此修改密码。离开此页后需要重新登录。',
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
    firstLoginTitle: 'Change your password first',
    firstLoginText:
      'You are using an initial password that somebody else has set. Until it is changed, nothing else can be used.',
    firstLoginNext:
      'This version cannot change it here yet. Ask your administrator for a password of your own, then sign in again.',
    changePasswordTitle: 'Change password',
    changePasswordText:
      'This version cannot change it here yet. You will have to sign in again when you leave this page.',
  },
})
