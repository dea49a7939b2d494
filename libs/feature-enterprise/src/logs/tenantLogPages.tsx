import {
  AccessLogPage,
  type AccessLogPageProps,
  LoginLogPage,
  type LoginLogPageProps,
  OperatorLogPage,
  type OperatorLogPageProps,
} from '@spruce/console-kit/logs'
import { tenantLogs } from './tenantLogs.js'

/** Who signed in or failed to, of the tenant. */
export function TenantLoginLogPage(props: Omit<LoginLogPageProps, 'source'>) {
  return <LoginLogPage {...props} source={tenantLogs.login} />
}

/** Who opened which application, of the tenant. */
export function TenantAccessLogPage(props: Omit<AccessLogPageProps, 'source'>) {
  return <AccessLogPage {...props} source={tenantLogs.access} />
}

/** Who changed what, of the tenant. */
export function TenantOperatorLogPage(props: Omit<OperatorLogPageProps, 'source'>) {
  return <OperatorLogPage {...props} source={tenantLogs.operator} />
}
