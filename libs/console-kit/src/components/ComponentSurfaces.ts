import { type ComponentType, createContext, use } from 'react'
import type { ComponentRow } from './componentRow.js'

/** What shows a component. @public */
export interface ComponentPreviewProps {
  /** As it is edited, whatever was released. */
  readonly component: Pick<
    ComponentRow,
    'code' | 'name' | 'icon' | 'url' | 'size' | 'minSize' | 'properties'
  >
}

/** What the screens of components get from the portal: another library has it. @public */
export interface ComponentSurfaces {
  /** Shows one as it stands on a page, loaded where it is opened. */
  readonly Preview: ComponentType<ComponentPreviewProps>
}

const SurfacesContext = createContext<ComponentSurfaces | undefined>(undefined)

/** Gives the screens of components what shows one. Keep the value stable. @public */
export const ComponentSurfacesProvider = SurfacesContext.Provider

export function useComponentSurfaces(): ComponentSurfaces {
  const surfaces = use(SurfacesContext)
  if (!surfaces) throw new Error('ComponentSurfacesProvider is missing above this component')
  return surfaces
}
