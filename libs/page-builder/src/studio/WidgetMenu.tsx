import { Palette } from '@spruce/designer-engine/react/parts'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { SearchField, useMessages, useTextMatch } from '@spruce/shell-ui'
import { useState } from 'react'
import { studioMessages } from './studioMessages.js'
import { useWidgetItems, widgetCategories } from './useWidgetItems.js'

/** @public */
export interface WidgetMenuProps {
  /** What a page may hold: `createPageRegistry`. Keep its identity. */
  registry: ComponentRegistry
  /** The codes of what the person may do. */
  permCodes: readonly string[]
  /** Whether a type is offered here. */
  isOffered: (type: string) => boolean
}

/** What a person may add to a page, under the names of its kinds. Stands in a `DesignerProvider`. @public */
export function WidgetMenu({ registry, permCodes, isOffered }: WidgetMenuProps) {
  const messages = useMessages(studioMessages)
  const [keyword, setKeyword] = useState<string>()
  const matches = useTextMatch(keyword)
  const items = useWidgetItems(registry, permCodes).filter(
    ({ item, words }) => isOffered(item.node.type) && (!keyword || matches(words, keyword)),
  )
  const kinds = widgetCategories
    .map((category) => ({ category, of: items.filter((one) => one.category === category) }))
    .filter((kind) => kind.of.length > 0)
  return (
    <div className="sp-studio-palette">
      <SearchField
        value={keyword}
        onChange={setKeyword}
        placeholder={messages.searchWidgets}
        delay={200}
      />
      {kinds.length === 0 && <p className="sp-studio-note">{messages.noWidgets}</p>}
      {kinds.map((kind) => (
        <section key={kind.category} aria-label={messages[kind.category]}>
          <h3 className="sp-studio-note">{messages[kind.category]}</h3>
          <Palette items={kind.of.map(({ item }) => item)} />
        </section>
      ))}
    </div>
  )
}
