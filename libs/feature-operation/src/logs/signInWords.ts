import { defineMessages, type Language } from '@spruce/validators/i18n'

const wayMessages = defineMessages({
  'zh-CN': {
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
  'en-US': {
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
})

const reasonMessages = defineMessages({
  'zh-CN': {
    WRONG_PASSWORD: '账号或密码不正确',
    WRONG_CODE: '验证码不正确',
    WRONG_OPENID: '身份提供方的账号不可用',
    WRONG_WECHAT: '微信绑定的账号不可用',
  },
  'en-US': {
    WRONG_PASSWORD: 'Wrong account or password',
    WRONG_CODE: 'Wrong verification code',
    WRONG_OPENID: 'The provider’s account cannot sign in',
    WRONG_WECHAT: 'The WeChat account cannot sign in',
  },
})

/** By what a person signed in; an unknown operation is its code. */
export function sayWay(via: string, language: Language): string {
  return wordOf(wayMessages[language], via)
}

/** Why a sign-in failed; an unknown reason is its code. */
export function sayReason(reason: string, language: Language): string {
  return wordOf(reasonMessages[language], reason)
}

function wordOf(words: object, code: string): string {
  return Object.hasOwn(words, code) ? String(Reflect.get(words, code)) : code
}
