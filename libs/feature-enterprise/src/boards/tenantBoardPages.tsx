import {
  AppBoardPage,
  type AppBoardPageProps,
  LoginBoardPage,
  type LoginBoardPageProps,
} from '@spruce/console-kit/boards'
import { tenantBoards } from './tenantBoards.js'

/** Sign-ins of the tenant, as figures. */
export function TenantLoginBoardPage(props: Omit<LoginBoardPageProps, 'source'>) {
  return <LoginBoardPage {...props} source={tenantBoards.login} />
}

/** Visits of the tenant, as figures. */
export function TenantAppBoardPage(props: Omit<AppBoardPageProps, 'source'>) {
  return <AppBoardPage {...props} source={tenantBoards.app} />
}
