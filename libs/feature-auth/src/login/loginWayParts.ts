// The ways to sign in other than by password.
export { ProviderButtons } from '../openid/ProviderButtons.js'
export { startWechat } from '../wechat/startWechat.js'
export { WechatReturn } from '../wechat/WechatReturn.js'
export { CodeLoginRoute } from './CodeLoginRoute.js'
