import { openDialogs, type Tab, type TabNavigator, type TabsStore } from '@spruce/shell-ui'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { askToDiscard } from './askToDiscard.js'

/** What leaving works with. */
export interface LeavingParts {
  readonly entry: PortalEntry
  readonly tabs: TabsStore
  readonly navigator: TabNavigator
  readonly titleOf: (tab: Tab) => string
  /** Sends what is not sent yet. */
  readonly flush: () => Promise<void>
}

/** Ways out of the frame, each after a question where unsaved input would be lost. */
export class Leaving {
  constructor(private readonly parts: LeavingParts) {}

  async mayLeave(): Promise<boolean> {
    const { entry, titleOf } = this.parts
    const { active, tabs } = this.parts.tabs
    const dirty = tabs.filter(
      (tab) => tab.isDirty || (openDialogs.hasInput && tab.name === active?.name),
    )
    return dirty.length === 0 || askToDiscard(dirty.map(titleOf), entry.state.language)
  }

  /** Goes to a page outside the frame. */
  leaveFor = async (url: string): Promise<void> => {
    if (await this.mayLeave()) await this.parts.entry.go(url)
  }

  async signOut(): Promise<void> {
    await this.leaveFor('/logout')
  }

  /** Loads the portal anew, files of a new version among it. */
  async reloadPage(): Promise<void> {
    if (!(await this.mayLeave())) return
    await this.parts.flush()
    this.parts.navigator.dispose() // the browser would ask once more
    location.reload()
  }
}
