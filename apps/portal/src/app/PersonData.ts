import { unwrap } from '@spruce/api-client'
import { decideNavigation, pathOf, type SystemData } from '@spruce/session'
import type { SessionStore } from '@spruce/session/store'
import type { TabsStore } from '@spruce/shell-ui'
import type { QueryClient } from '@tanstack/react-query'
import type { PortalEntry } from '../entry/PortalEntry.js'
import type { ErrorReporter } from './ErrorReporter.js'
import { favoriteKey } from './favoriteQueries.js'

/** What keeps the data of the person current. */
export interface PersonDataParts {
  readonly entry: PortalEntry
  readonly session: SessionStore
  readonly queryClient: QueryClient
  readonly tabs: TabsStore
  readonly errors: ErrorReporter
}

/** The system data of the person in this tenant, asked for anew while the shell stands. */
export class PersonData {
  /** Questions for the system data, and the newest of those that were answered. */
  private asked = 0
  private answered = 0

  constructor(private readonly parts: PersonDataParts) {}

  /** Newer system data of the same person in the same tenant. */
  adopt = (data: SystemData): void => {
    const { session, queryClient } = this.parts
    const { currentTenant } = session
    const tenant = data.tenantList.find(({ tenantId }) => tenantId === currentTenant?.tenantId)
    session.load(data, tenant ?? currentTenant)
    session.markFirstMenuOpened()
    queryClient.setQueryData(favoriteKey, data.favorites)
  }

  /** Asks for the system data anew; what is open stays. An answer that a later question overtook is dropped. */
  reload = async (): Promise<void> => {
    const turn = ++this.asked
    try {
      const data = await unwrap(this.parts.entry.api.GET('/spruce/api/v1/system-data'))
      if (turn < this.answered) return
      this.answered = turn
      this.adopt(data)
    } catch (error) {
      this.parts.errors.report(error)
    }
  }

  /** What the person may do and see is asked for anew; the page on show passes the guard again. */
  async refresh(): Promise<void> {
    await this.followMenus()
    void this.parts.queryClient.invalidateQueries() // by now nothing that the person may not see asks
  }

  /** Menus or applications changed: they are asked for anew, and the page on show passes the guard again. */
  async followMenus(): Promise<void> {
    await this.reload()
    await this.parts.entry.router.invalidate()
    this.closeForbidden()
  }

  /** Pages that are no longer the person's to open go, hidden ones too; unsaved input stays. */
  private closeForbidden(): void {
    const { entry, tabs } = this.parts
    const session = entry.navigation()
    for (const { name, url } of tabs.tabs) {
      const path = pathOf(url)
      const menuPath = entry.menuPathOf(path)
      const { kind } = decideNavigation(session, { path, menuPath, isKnown: true })
      if (kind === 'redirect') tabs.close(name)
    }
  }
}
