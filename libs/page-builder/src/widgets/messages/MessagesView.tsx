import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { WorkItems } from '../../work/WorkItems.js'
import type { WorkProps } from '../../work/workProps.js'

/** Messages to the viewer, newest first, with what is unread. @public */
export function MessagesView({ props }: WidgetViewProps<WorkProps>) {
  return <WorkItems kind="messages" limit={props.limit} />
}
