import type { ComponentType } from 'react'
import {
  type DesignedPageProps,
  type WorkbenchDesignerProps,
  WorkbenchSurfacesProvider,
} from './WorkbenchSurfaces.js'

const surfaces = { View: DrawnPage, Designer: DrawnDesigner }

/** Stands for what designs a workbench. */
function DrawnDesigner({ id, onBack }: WorkbenchDesignerProps) {
  return (
    <button type="button" onClick={onBack}>
      {`#${id}`}
    </button>
  )
}

/** Stands for what shows a workbench: another feature has it. */
function DrawnPage({ document, revision }: DesignedPageProps) {
  const { nodes = {} } = document as { nodes?: Record<string, { props: { title: string } }> }
  return (
    <ul aria-label={`#${String(revision)}`} style={{ padding: 16 }}>
      {Object.entries(nodes).map(([id, { props }]) => (
        <li key={id}>{props.title}</li>
      ))}
    </ul>
  )
}

/** Gives a component what shows a workbench. */
export function withSurfaces<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function WithSurfaces(props: Props) {
    return (
      <WorkbenchSurfacesProvider value={surfaces}>
        <Component {...props} />
      </WorkbenchSurfacesProvider>
    )
  }
}
