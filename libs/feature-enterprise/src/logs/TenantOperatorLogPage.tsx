import { OperatorLogPage, type OperatorLogPageProps } from '@spruce/console-kit/logs'
import { tenantOperatorLog } from './tenantLogs.js'

/** Who changed what within the tenant. */
export function TenantOperatorLogPage(props: Omit<OperatorLogPageProps, 'source'>) {
  return <OperatorLogPage {...props} source={tenantOperatorLog} />
}
