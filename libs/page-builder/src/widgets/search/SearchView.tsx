import { useMessages } from '@spruce/shell-ui'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { WidgetNote } from '../../frame/WidgetNote.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { useWorkPorts } from '../../work/WorkPorts.js'
import { thingMessages } from '../thingMessages.js'
import type { SearchProps } from './props.js'

/** A field whose text the global search opens with. @public */
export function SearchView({ props }: WidgetViewProps<SearchProps>) {
  const { noPort } = useMessages(pageMessages)
  const messages = useMessages(thingMessages)
  const { search } = useWorkPorts()
  const [keyword, setKeyword] = useState('')
  if (!search) return <WidgetNote title={noPort} />
  const name = props.placeholder || messages.searchAll
  return (
    <form
      role="search"
      aria-label={name}
      className="sp-page-search"
      onSubmit={(event) => {
        event.preventDefault()
        search.open(keyword.trim())
      }}
    >
      <input
        type="search"
        className="sp-page-variable-input"
        aria-label={name}
        placeholder={name}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <button
        type="submit"
        className="sp-icon-button"
        aria-label={messages.search}
        title={messages.search}
        aria-haspopup="dialog"
      >
        <Search size={16} aria-hidden />
      </button>
    </form>
  )
}
