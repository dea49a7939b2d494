/** What the stories of the own account show beside the common words. */
export const personalWords = {
  林晓云: 'Lin Xiaoyun',
  小云: 'Xiaoyun',
  协助排查: 'Help with a problem',
  微信授权无效或已失效: 'The WeChat authorisation is wrong or no longer valid',
  请使用账号密码或验证码登录后再进行此操作: 'Sign in with your password or a code to do this',
}
