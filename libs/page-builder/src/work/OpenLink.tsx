import { TabLink } from '@spruce/shell-ui'
import type { ReactNode } from 'react'
import { readPageUrl } from '../data/interactions.js'

interface OpenLinkProps {
  readonly className: string
  /** Without one, or with one that is neither a path nor of http(s), it is a button. */
  readonly href: string | undefined
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** Leads somewhere as its port says; clicks with a modifier stay with the browser. */
export function OpenLink({ className, href, onOpen, children }: OpenLinkProps) {
  if (href === undefined || !readPageUrl(href, location.origin)) {
    return (
      <button type="button" className={className} onClick={onOpen}>
        {children}
      </button>
    )
  }
  return (
    <TabLink
      className={className}
      to={href}
      rel="noopener noreferrer"
      onClick={(event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </TabLink>
  )
}
