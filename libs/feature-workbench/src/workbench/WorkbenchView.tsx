import { DesignView } from './DesignView.js'
import type { WorkbenchViewProps } from './WorkbenchViewProps.js'

/** A designed workbench. */
export function WorkbenchView({ workbenchId, ...rest }: WorkbenchViewProps) {
  return <DesignView {...rest} id={workbenchId} />
}
