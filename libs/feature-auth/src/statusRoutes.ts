// One small chunk for the pages that nobody waits for.
export { CustomerApplyRoute } from './apply/CustomerApplyRoute.js'
export { ConsentRoute } from './consent/ConsentRoute.js'
export { BlockedRoute, ForbiddenRoute, NotFoundRoute } from './errors/ErrorRoutes.js'
export { ForgetPasswordRoute } from './forgot/ForgetPasswordRoute.js'
export { LogoutRoute } from './logout/LogoutRoute.js'
export { ChangePasswordRoute } from './password/ChangePasswordRoute.js'
