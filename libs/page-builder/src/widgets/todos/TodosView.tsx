import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { WorkItems } from '../../work/WorkItems.js'
import type { WorkProps } from '../../work/workProps.js'

/** Work that waits for the viewer, each kind with its count. @public */
export function TodosView({ props }: WidgetViewProps<WorkProps>) {
  return <WorkItems kind="todos" limit={props.limit} />
}
