import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { createContext, use } from 'react'
import type { PartOrigin } from '../clipboard/pagePart.js'
import type { PageDataPort } from '../runtime/PageDataPort.js'
import type { CanvasZoom } from './CanvasZoom.js'
import type { StudioModel } from './StudioModel.js'
import type { StudioPort } from './StudioPort.js'

/** What the parts of a studio share. */
export interface StudioShared {
  readonly model: StudioModel
  readonly name: string
  /** Which page it is, and whose. */
  readonly at: PartOrigin
  readonly registry: ComponentRegistry
  readonly data: PageDataPort
  readonly port: StudioPort
  readonly permCodes: readonly string[]
  /** Whether people may change the page for themselves. */
  readonly hasZones: boolean
  /** Of the canvas. */
  readonly zoom: CanvasZoom
  /** Says something to who listens. */
  readonly say: (text: string) => void
}

const StudioContext = createContext<StudioShared | undefined>(undefined)

export const StudioProvider = StudioContext.Provider

export function useStudio(): StudioShared {
  const studio = use(StudioContext)
  if (!studio) throw new Error('Parts of a studio stand in a Studio')
  return studio
}
