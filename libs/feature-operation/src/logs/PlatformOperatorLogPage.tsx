import { OperatorLogPage, type OperatorLogPageProps } from '@spruce/console-kit/logs'
import { platformOperatorLog } from './platformLogs.js'

/** Who changed what, of every customer and of the operator. */
export function PlatformOperatorLogPage(props: Omit<OperatorLogPageProps, 'source'>) {
  return <OperatorLogPage {...props} source={platformOperatorLog} />
}
