// One small chunk for the pages that nobody waits for, and for what /login shows to few.
export { CustomerApplyRoute } from './apply/CustomerApplyRoute.js'
export { BindAccountRoute } from './bind/BindAccountRoute.js'
export { ConsentRoute } from './consent/ConsentRoute.js'
export { DemoRoute } from './demo/DemoRoute.js'
export { BlockedRoute, ForbiddenRoute, NotFoundRoute } from './errors/ErrorRoutes.js'
export { ForgetPasswordRoute } from './forgot/ForgetPasswordRoute.js'
export { LogoutRoute } from './logout/LogoutRoute.js'
export { OauthRoute } from './oauth/OauthRoute.js'
export { OpenidRoute } from './openid/OpenidRoute.js'
export { ChangePasswordRoute } from './password/ChangePasswordRoute.js'
export {
  CodeLoginRoute,
  ProviderButtons,
  startWechat,
  WechatReturn,
} from './login/loginWayParts.js'
