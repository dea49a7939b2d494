import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { WorkApps } from '../../work/WorkApps.js'
import type { WorkProps } from '../../work/workProps.js'

/** The viewer's applications as tiles; a press opens one as the product opens it. @public */
export function AppLauncherView({ props }: WidgetViewProps<WorkProps>) {
  return <WorkApps limit={props.limit} />
}
