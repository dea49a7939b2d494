import { createContext, useContext } from 'react'
import type { TabTitle } from './TabTitle.js'

/** What a page may do with the tab it lives in. @public */
export interface TabApi {
  /** The name of the tab; empty outside a tab, as in Storybook. */
  readonly name: string
  /** Unsaved input: the tab is not put to sleep, and closing asks first. */
  setDirty: (isDirty: boolean) => void
  /**
   * Names the tab after the open record; `undefined` gives it back to the menu. Words of the product are
   * given in each language: a page behind another does not run when the language changes.
   */
  setTitle: (title: TabTitle | undefined) => void
  /** Resolves to false when the person kept it because of unsaved input. */
  close: () => Promise<boolean>
  refresh: () => Promise<boolean>
  /** Goes to another address of the product. */
  open: (url: string) => Promise<void>
}

const noTab: TabApi = {
  name: '',
  setDirty: () => undefined,
  setTitle: () => undefined,
  close: () => Promise.resolve(false),
  refresh: () => Promise.resolve(false),
  open: () => Promise.resolve(),
}

export const TabContext = createContext<TabApi>(noTab)

/**
 * The tab of this page. Pages use it in place of router hooks, which would read the address of
 * whatever tab is on show. Outside a tab it does nothing. @public
 */
export function useTab(): TabApi {
  return useContext(TabContext)
}
