import type { PageNode, PageSettings } from '@spruce/designer-engine'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { createContext, use, type ReactNode } from 'react'
import type { Cell } from '../data/Frame.js'
import type { Interaction, ResolvedAction } from '../data/interactions.js'
import type { PageVariable, VariableValue, VariableValues } from '../data/variables.js'
import type { Breakpoint } from '../data/visibility.js'
import type { PageQueries } from './QueryStore.js'

/** What leads out of a page; the feature that shows it follows. @public */
export type PageAction = Exclude<ResolvedAction, { readonly kind: 'set-variable' | 'open-dialog' }>

/** What every part of a shown page reaches. */
export interface PageView {
  readonly registry: ComponentRegistry
  readonly settings: PageSettings
  /** Shows the grid of a slot: for containers. */
  readonly renderGrid: (parent: string, slot: string) => ReactNode
  /** The components of a slot, as stored. */
  readonly childrenOf: (parent: string | null, slot: string) => readonly PageNode[]
  readonly queries: PageQueries
  readonly permCodes: ReadonlySet<string>
  readonly breakpoint: Breakpoint
  readonly rowHeight: number
  /** Sections that somebody opened or closed, by id. */
  readonly opened: ReadonlyMap<string, boolean>
  readonly setOpened: (id: string, isOpen: boolean) => void
  /**
   * Does what an interaction says; nothing for an address that must not be followed.
   * @param own values that stand before those of the page
   */
  readonly run: (
    interaction: Interaction,
    row?: Readonly<Record<string, Cell>>,
    own?: VariableValues,
  ) => void
}

/** The variables of the page around. @public */
export interface PageVariables {
  readonly variables: readonly PageVariable[]
  readonly values: VariableValues
  /** Sets a value; undefined brings the default back, and what the variable does not take changes nothing. */
  readonly set: (name: string, value: VariableValue | undefined) => void
}

const PageContext = createContext<PageView | undefined>(undefined)

export const PageProvider = PageContext.Provider

export function usePage(): PageView {
  const page = use(PageContext)
  if (!page) throw new Error('Parts of a page stand in a PageRuntime')
  return page
}

const VariablesContext = createContext<PageVariables | undefined>(undefined)

export const VariablesProvider = VariablesContext.Provider

/** Reads and sets the variables of the page around: for widgets. @public */
export function usePageVariables(): PageVariables {
  const variables = use(VariablesContext)
  if (!variables) throw new Error('Parts of a page stand in a PageRuntime')
  return variables
}

/** Which slot a part of a page shows. */
export interface SlotProps {
  readonly parent: string | null
  readonly slot: string
}

/** How deep the headings stand: 2 for what lies on the page itself. */
export const HeadingContext = createContext(2)
