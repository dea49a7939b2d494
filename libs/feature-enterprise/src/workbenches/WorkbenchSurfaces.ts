import { type ComponentType, createContext, use } from 'react'

/** What shows a designed page. @public */
export interface DesignedPageProps {
  /** The document that the server gave. */
  readonly document: unknown
  /** The workbench and the revision that its queries are asked of. */
  readonly workbenchId: string | null
  readonly revision: number | null
  /** The revision is that of a draft, or was never published. */
  readonly isDraft?: boolean
}

/** Something that a click on a workbench can open. @public */
export interface WorkbenchTarget {
  /** The id of the page or the menu, the code of the application. */
  readonly value: string
  readonly label: string
}

/** Lists what a click can open; a kind that the person may not list is absent. @public */
export interface WorkbenchTargets {
  readonly page?: () => Promise<readonly WorkbenchTarget[]>
  readonly menu?: () => Promise<readonly WorkbenchTarget[]>
  readonly app?: () => Promise<readonly WorkbenchTarget[]>
}

/** What designs a workbench. @public */
export interface WorkbenchDesignerProps {
  /** Of the workbench. */
  readonly id: string
  /** Asked to leave the designer. */
  readonly onBack: () => void
  /** Asks for one of the company's pictures, and answers its address; absent where the person may not list them. */
  readonly choosePicture?: ((chosen: string) => Promise<string | undefined>) | undefined
  /** Lists the pages, menus and applications that a click can open. */
  readonly targets?: WorkbenchTargets | undefined
}

/** What the screens of workbenches get from the portal: another feature has it. @public */
export interface WorkbenchSurfaces {
  /** Shows a workbench, loaded where there is one. */
  readonly View: ComponentType<DesignedPageProps>
  /** Designs one, loaded where it is opened; it asks before what is not saved is lost. */
  readonly Designer: ComponentType<WorkbenchDesignerProps>
}

const SurfacesContext = createContext<WorkbenchSurfaces | undefined>(undefined)

/** Gives the screens of workbenches what shows one. Keep the value stable. @public */
export const WorkbenchSurfacesProvider = SurfacesContext.Provider

export function useWorkbenchSurfaces(): WorkbenchSurfaces {
  const surfaces = use(SurfacesContext)
  if (!surfaces) throw new Error('WorkbenchSurfacesProvider is missing above this component')
  return surfaces
}
