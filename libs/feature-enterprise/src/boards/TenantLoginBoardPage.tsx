import { LoginBoardPage, type LoginBoardPageProps } from '@spruce/console-kit/boards'
import { tenantLoginBoard } from './tenantBoards.js'

/** Sign-ins of the tenant, as figures. */
export function TenantLoginBoardPage(props: Omit<LoginBoardPageProps, 'source'>) {
  return <LoginBoardPage {...props} source={tenantLoginBoard} />
}
