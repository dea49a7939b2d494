import type { PageNode } from '@spruce/designer-engine'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { createContext, use } from 'react'
import type { CustomiseModel } from './CustomiseModel.js'

/** What the parts of the surface share. */
export interface CustomiseShared {
  readonly model: CustomiseModel
  /** Of the workbench. */
  readonly name: string
  readonly registry: ComponentRegistry
  readonly permCodes: readonly string[]
  /** What a component is called. */
  readonly nameOf: (node: PageNode) => string
  /** Says something to who listens. */
  readonly say: (text: string) => void
}

const CustomiseContext = createContext<CustomiseShared | undefined>(undefined)

export const CustomiseProvider = CustomiseContext.Provider

export function useCustomise(): CustomiseShared {
  const shared = use(CustomiseContext)
  if (!shared) throw new Error('Parts of the surface stand in a WorkbenchCustomiser')
  return shared
}
