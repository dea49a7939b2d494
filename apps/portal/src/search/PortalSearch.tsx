import { recentSearchKey } from '@spruce/session'
import { CommandPalette } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Shell } from '../app/Shell.js'
import { subApps } from '../subApps.js'
import { askedSources } from './askedSources.js'
import { ownSources } from './ownSources.js'
import { subAppSources } from './subAppSources.js'

export interface PortalSearchProps {
  shell: Shell
  isOpen: boolean
  onClose: () => void
}

/** The global search over what the portal, its sub-applications and its server have. What there is, is looked up at each opening. */
export const PortalSearch = observer(function PortalSearch(props: PortalSearchProps) {
  const { shell, isOpen, onClose } = props
  const { storage } = shell.entry
  const [opened, setOpened] = useState({ isOpen: false, sources: sourcesOf(shell) })
  if (opened.isOpen !== isOpen) {
    setOpened({ isOpen, sources: isOpen ? sourcesOf(shell) : opened.sources })
  }
  return (
    <CommandPalette
      isOpen={isOpen && opened.isOpen}
      onClose={onClose}
      sources={opened.sources}
      recent={storage.get(recentSearchKey)?.chosen ?? []}
      onRecentChange={(chosen) => {
        // What is chosen in a mock login is not the person's.
        if (!shell.session.isMockLogin) storage.set(recentSearchKey, { chosen })
      }}
    />
  )
})

function sourcesOf(shell: Shell) {
  return [...ownSources(shell), ...subAppSources(shell, subApps), ...askedSources(shell)]
}
