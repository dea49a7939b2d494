import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { WorkItems } from '../../work/WorkItems.js'
import type { WorkProps } from '../../work/workProps.js'

/** Notices of the organisation, newest first, with what is unread. @public */
export function NoticesView({ props }: WidgetViewProps<WorkProps>) {
  return <WorkItems kind="notices" limit={props.limit} />
}
