import { createContext, useContext, type ReactNode } from 'react'

/** What the canvas says to the slots and components in it. */
export interface CanvasOptions {
  readonly rowHeight: number
  readonly mountsAllBelow: number
  /** Renders a slot of a component: slots hold components, which hold slots. */
  readonly renderSlot: (parent: string, slot: string) => ReactNode
}

/** Set by DesignerCanvas. */
export const CanvasContext = createContext<CanvasOptions>({
  rowHeight: 30,
  mountsAllBelow: 300,
  renderSlot: () => null,
})

/** What the canvas around says. */
export function useCanvasOptions(): CanvasOptions {
  return useContext(CanvasContext)
}
