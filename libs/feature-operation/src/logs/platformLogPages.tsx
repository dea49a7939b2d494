import {
  AccessLogPage,
  type AccessLogPageProps,
  LoginLogPage,
  type LoginLogPageProps,
  OperatorLogPage,
  type OperatorLogPageProps,
} from '@spruce/console-kit/logs'
import { platformLogs } from './platformLogs.js'

/** Who signed in or failed to, of every customer. */
export function PlatformLoginLogPage(props: Omit<LoginLogPageProps, 'source'>) {
  return <LoginLogPage {...props} source={platformLogs.login} />
}

/** Who opened which application, of every customer. */
export function PlatformAccessLogPage(props: Omit<AccessLogPageProps, 'source'>) {
  return <AccessLogPage {...props} source={platformLogs.access} />
}

/** Who changed what, of every customer. */
export function PlatformOperatorLogPage(props: Omit<OperatorLogPageProps, 'source'>) {
  return <OperatorLogPage {...props} source={platformLogs.operator} />
}
