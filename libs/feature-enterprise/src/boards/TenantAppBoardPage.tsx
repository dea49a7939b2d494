import { AppBoardPage, type AppBoardPageProps } from '@spruce/console-kit/boards'
import { tenantAppBoard } from './tenantBoards.js'

/** Visits of the tenant, as figures. */
export function TenantAppBoardPage(props: Omit<AppBoardPageProps, 'source'>) {
  return <AppBoardPage {...props} source={tenantAppBoard} />
}
