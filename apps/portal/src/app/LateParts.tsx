import { ApiError } from '@spruce/api-client'
import { useLatest } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import type { PortalSearchProps } from '../lazy/PortalSearch.js'
import type { Shell } from './Shell.js'

/** The messages; their code comes with their first opening, and stays from then on. */
export const LateInbox = observer(function LateInbox({ shell }: { shell: Shell }) {
  const { inbox } = shell
  const part = useLatePart(inbox.isOpen, loadInbox, (error) => {
    inbox.close()
    shell.errors.report(error)
  })
  return part && createElement(part, { inbox, onRead: shell.readUnread })
})

/** The global search; its code comes with its first opening, and stays from then on. */
export function LateSearch(props: PortalSearchProps) {
  const part = useLatePart(props.isOpen, loadSearch, (error) => {
    props.onClose()
    props.shell.errors.report(error)
  })
  return part && createElement(part, props)
}

const loadInbox = async () => (await import('../lazy/inboxDrawer.js')).InboxDrawer
const loadSearch = async () => (await import('../lazy/PortalSearch.js')).PortalSearch

/** Unlike `lazy`, a file that does not come takes no page with it, and the next opening tries again. */
function useLatePart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFail: (error: unknown) => void,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>()
  const latest = useLatest(onFail)
  useEffect(() => {
    if (!isWanted || part) return undefined
    let isGone = false
    load().then(
      (Part) => {
        if (!isGone) setPart({ Part })
      },
      (cause: unknown) => {
        if (!isGone) latest.current(new ApiError({ kind: 'network', cause }))
      },
    )
    return () => {
      isGone = true
    }
  }, [isWanted, part, load, latest])
  return part?.Part
}
