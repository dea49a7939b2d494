import { LoginLogPage, type LoginLogPageProps } from '@spruce/console-kit/logs'
import { platformLoginLog } from './platformLogs.js'

/** Who signed in or failed to, of every customer. */
export function PlatformLoginLogPage(props: Omit<LoginLogPageProps, 'source'>) {
  return <LoginLogPage {...props} source={platformLoginLog} />
}
