import { createContext, use } from 'react'
import type { ResourceQuery } from '../search/defineSearch.js'
import type { ResourceState } from './useResourceList.js'

/** What the parts of a ResourcePage share. */
export interface ResourcePageContext {
  state: ResourceState<ResourceQuery, object>
  title: string
}

export const ResourceContext = createContext<ResourcePageContext | undefined>(undefined)

/** The page around its parts. @throws outside a ResourcePage */
export function useResource(): ResourcePageContext {
  const context = use(ResourceContext)
  if (!context) throw new Error('The parts of ResourcePage stand inside a ResourcePage.')
  return context
}
