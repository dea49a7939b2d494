import { AccessLogPage, type AccessLogPageProps } from '@spruce/console-kit/logs'
import { platformAccessLog } from './platformLogs.js'

/** Who opened which application, of every customer. */
export function PlatformAccessLogPage(props: Omit<AccessLogPageProps, 'source'>) {
  return <AccessLogPage {...props} source={platformAccessLog} />
}
