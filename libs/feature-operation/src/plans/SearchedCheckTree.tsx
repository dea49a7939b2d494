import { Box } from '@chakra-ui/react/box'
import { CheckTreeField, type CheckNode, SearchField, useMessages } from '@spruce/shell-ui'
import { useState } from 'react'
import { planMessages } from './planMessages.js'
import { findNodes } from './planNodes.js'

export interface SearchedCheckTreeProps {
  name: string
  label: string
  help?: string
  /** What the search is about, in the field and as its name. */
  searchLabel: string
  /** Groups have no value of their own: what is not found stays as it is chosen. */
  nodes: readonly CheckNode[]
}

/** Nested checkboxes of which a search shows some. A group's checkbox is about those that show. */
export function SearchedCheckTree({ searchLabel, nodes, ...field }: SearchedCheckTreeProps) {
  const t = useMessages(planMessages)
  const [keyword, setKeyword] = useState<string>()
  const found = findNodes(nodes, keyword)
  return (
    <Box display="grid" gap="2">
      {/* Enter searches at once; it would save the form, too. */}
      <Box onKeyDown={(event) => event.key === 'Enter' && keepForm(event)}>
        <SearchField placeholder={searchLabel} value={keyword} onChange={setKeyword} />
      </Box>
      <CheckTreeField {...field} nodes={found} />
      {found.length === 0 && (
        <Box as="p" role="status" color="fg.muted">
          {t.nothingFound}
        </Box>
      )}
    </Box>
  )
}

function keepForm(event: { target: EventTarget; preventDefault: () => void }) {
  if (event.target instanceof HTMLInputElement && event.target.type === 'search') {
    event.preventDefault()
  }
}
