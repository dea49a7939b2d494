import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { WorkItems } from '../../work/WorkItems.js'
import type { WorkProps } from '../../work/workProps.js'

/** Pages that the viewer opened last, newest first. @public */
export function RecentView({ props }: WidgetViewProps<WorkProps>) {
  return <WorkItems kind="recent" limit={props.limit} />
}
