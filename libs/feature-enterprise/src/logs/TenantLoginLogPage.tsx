import { LoginLogPage, type LoginLogPageProps } from '@spruce/console-kit/logs'
import { tenantLoginLog } from './tenantLogs.js'

/** Who of the tenant signed in or failed to. */
export function TenantLoginLogPage(props: Omit<LoginLogPageProps, 'source'>) {
  return <LoginLogPage {...props} source={tenantLoginLog} />
}
