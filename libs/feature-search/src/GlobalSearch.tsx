import { recentSearchKey } from '@spruce/session'
import { CommandPalette } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { frameSources } from './frame/frameSources.js'
import { peopleSources } from './people/peopleSource.js'
import type { SearchEnvironment } from './SearchEnvironment.js'
import { subAppSources } from './subAppSources.js'

export interface GlobalSearchProps {
  /** As things are now. */
  getEnvironment: () => SearchEnvironment
  /** It is on show. */
  isOpen: boolean
  /** Escape, a click beside it, or something was chosen. */
  onClose: () => void
}

/** The global search over what the frame, the sub-applications and the server have. What there is, is looked up at each opening. */
export const GlobalSearch = observer(function GlobalSearch(props: GlobalSearchProps) {
  const { getEnvironment, isOpen, onClose } = props
  const [opened, setOpened] = useState(() => ({ isOpen: false, ...lookUp(getEnvironment()) }))
  if (opened.isOpen !== isOpen) {
    setOpened({ ...(isOpen ? lookUp(getEnvironment()) : opened), isOpen })
  }
  const { session, storage } = opened.environment
  return (
    <CommandPalette
      isOpen={isOpen && opened.isOpen}
      onClose={onClose}
      sources={opened.sources}
      recent={storage.get(recentSearchKey)?.chosen ?? []}
      onRecentChange={(chosen) => {
        // What is chosen in a mock login is not the person's.
        if (!session.isMockLogin) storage.set(recentSearchKey, { chosen })
      }}
    />
  )
})

function lookUp(environment: SearchEnvironment) {
  const sources = [
    ...frameSources(environment),
    ...subAppSources(environment),
    ...peopleSources(environment),
    ...environment.others,
  ]
  return { environment, sources }
}
