import { isApiError, unwrap, type ApiClient } from '@spruce/api-client'
import type { StudioPresence } from '@spruce/page-builder/studio'
import type { LiveSource } from '@spruce/shell-ui'
import { PresenceBeat, type SendPresence } from './PresenceBeat.js'

/** Who else has a workbench open, by the calls of its operation and its live events. */
export function workbenchPresence(api: ApiClient, id: string, live: LiveSource): StudioPresence {
  return {
    follow(onChange) {
      const tab = crypto.randomUUID()
      const beat = new PresenceBeat(id, sendBy(api, id, tab), live, onChange)
      beat.start()
      return () => beat.stop()
    },
  }
}

function sendBy(api: ApiClient, id: string, tab: string): SendPresence {
  return async ({ hasLeft }) => {
    try {
      const { editors } = await unwrap(
        api.POST('/spruce/api/v1/workbenches/{id}/presence', {
          params: { path: { id } },
          body: { tab, ...(hasLeft && { left: true }) },
          // What says goodbye outlives the page.
          ...(hasLeft && { keepalive: true }),
        }),
      )
      return editors.map(({ memberId, nickName, ...editor }) => {
        return { ...editor, id: memberId, name: nickName }
      })
    } catch (error) {
      if (isApiError(error) && (error.status === 403 || error.status === 404)) return undefined
      throw error
    }
  }
}
