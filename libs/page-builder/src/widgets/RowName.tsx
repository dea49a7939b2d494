import { useMessages } from '@spruce/shell-ui'
import { pageMessages } from '../messages.js'

interface RowNameProps {
  readonly name: string
  /** Leads on; without it the name is a text. */
  readonly onOpen: (() => void) | undefined
}

/** What a row is called, as the page leads on from it. */
export function RowName({ name, onOpen }: RowNameProps) {
  const { openRow } = useMessages(pageMessages)
  if (!onOpen) return <span className="sp-page-line-name">{name}</span>
  return (
    <button
      type="button"
      className="sp-page-row-link sp-page-line-name"
      aria-label={openRow(name)}
      onClick={onOpen}
    >
      {name}
    </button>
  )
}
