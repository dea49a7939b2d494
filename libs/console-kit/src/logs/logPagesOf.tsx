import { AccessLogPage, type AccessLogPageProps } from './AccessLogPage.js'
import { LoginLogPage, type LoginLogPageProps } from './LoginLogPage.js'
import type { LogSources } from './logSourcesOf.js'
import { OperatorLogPage, type OperatorLogPageProps } from './OperatorLogPage.js'

/** The screens of the three logs of a console, each with its source. @public */
export function logPagesOf(logs: LogSources) {
  return {
    LoginLogPage: (props: Omit<LoginLogPageProps, 'source'>) => (
      <LoginLogPage {...props} source={logs.login} />
    ),
    AccessLogPage: (props: Omit<AccessLogPageProps, 'source'>) => (
      <AccessLogPage {...props} source={logs.access} />
    ),
    OperatorLogPage: (props: Omit<OperatorLogPageProps, 'source'>) => (
      <OperatorLogPage {...props} source={logs.operator} />
    ),
  }
}
