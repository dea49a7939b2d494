import { recentSearchKey } from '@spruce/session'
import { CommandPalette } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useState, type FocusEvent } from 'react'
import { frameSources } from './frame/frameSources.js'
import { peopleSources } from './people/peopleSource.js'
import type { SearchEnvironment } from './SearchEnvironment.js'
import { subAppSources } from './subAppSources.js'
import { typeInto } from './typeInto.js'

export interface GlobalSearchProps {
  /** As things are now. */
  getEnvironment: () => SearchEnvironment
  /** It is on show. */
  isOpen: boolean
  /** What it is opened with, as if it were typed. Default: nothing. */
  keyword?: string
  /** Escape, a click beside it, or something was chosen. */
  onClose: () => void
}

/** The global search over what the frame, the sub-applications and the server have. What there is, is looked up at each opening. */
export const GlobalSearch = observer(function GlobalSearch(props: GlobalSearchProps) {
  const { getEnvironment, isOpen, keyword = '', onClose } = props
  const [opened, setOpened] = useState(() => ({
    ...{ isOpen: false, untyped: '' },
    ...lookUp(getEnvironment()),
  }))
  if (opened.isOpen !== isOpen) {
    const found = isOpen ? lookUp(getEnvironment()) : opened
    setOpened({ ...found, isOpen, untyped: isOpen ? keyword : '' })
  }
  const { session, storage } = opened.environment

  /** The palette keeps its words itself, so they are typed, once the field for them has the focus. */
  function onFocus({ target }: FocusEvent) {
    const { untyped } = opened
    if (untyped === '' || !(target instanceof HTMLInputElement)) return
    setOpened({ ...opened, untyped: '' })
    queueMicrotask(() => typeInto(target, untyped)) // who gave the focus selects the text after that
  }

  return (
    // The palette shows in a portal, whose events come by here; beside that there is nothing in it.
    <div hidden onFocus={onFocus}>
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
    </div>
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
