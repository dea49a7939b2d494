import { defineMessages } from '@spruce/validators/i18n'

/** Texts of sign-in by an identity provider. */
export const openidMessages = defineMessages({
  'zh-CN': {
    others: '其他登录方式',
    signInWith: (name: string) => `使用${name}登录`,
    arriving: '正在登录…',
    cancelledTitle: '未登录',
    cancelledText: '您在身份提供方取消了登录。',
    failedTitle: '登录失败',
    invalidText: '请从登录页重新发起登录。',
    toLogin: '返回登录页',
    link: (provider: string, name: string | null) =>
      `${provider}的账号${name === null ? '' : `“${name}”`}尚未关联。请用您在本系统的账号登录一次，以后即可直接登录。`,
  },
  'en-US': {
    others: 'Other ways to sign in',
    signInWith: (name) => `Sign in with ${name}`,
    arriving: 'Signing in…',
    cancelledTitle: 'Not signed in',
    cancelledText: 'You cancelled the sign-in at the identity provider.',
    failedTitle: 'The sign-in failed',
    invalidText: 'Start again from the sign-in page.',
    toLogin: 'Back to the sign-in page',
    link: (provider, name) =>
      `Your ${provider} account${name === null ? '' : ` “${name}”`} is not linked yet. Sign in with your account here once; from then on it opens this one.`,
  },
})
