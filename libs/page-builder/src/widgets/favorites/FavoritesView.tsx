import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { WorkItems } from '../../work/WorkItems.js'
import type { WorkProps } from '../../work/workProps.js'

/** Pages that the viewer has kept, in their own order. @public */
export function FavoritesView({ props }: WidgetViewProps<WorkProps>) {
  return <WorkItems kind="favorites" limit={props.limit} />
}
