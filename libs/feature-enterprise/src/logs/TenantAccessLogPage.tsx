import { AccessLogPage, type AccessLogPageProps } from '@spruce/console-kit/logs'
import { tenantAccessLog } from './tenantLogs.js'

/** Who of the tenant opened which application. */
export function TenantAccessLogPage(props: Omit<AccessLogPageProps, 'source'>) {
  return <AccessLogPage {...props} source={tenantAccessLog} />
}
