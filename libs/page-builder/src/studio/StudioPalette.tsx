import { Palette } from '@spruce/designer-engine/react/parts'
import { SearchField, useMessages, useTextMatch } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'
import { useWidgetItems } from './useWidgetItems.js'

/** What can be added, found by characters, pinyin or initials, of its name and of its kind. */
export const StudioPalette = observer(function StudioPalette() {
  const { registry, permCodes } = useStudio()
  const messages = useMessages(studioMessages)
  const [keyword, setKeyword] = useState<string>()
  const matches = useTextMatch(keyword)
  const all = useWidgetItems(registry, permCodes)
  const items = all.filter(({ words }) => !keyword || matches(words, keyword))
  return (
    <div className="sp-studio-palette">
      <SearchField
        value={keyword}
        onChange={setKeyword}
        placeholder={messages.searchWidgets}
        delay={200}
      />
      {items.length === 0 && <p className="sp-studio-note">{messages.noWidgets}</p>}
      <Palette items={items.map(({ item }) => item)} />
    </div>
  )
})
