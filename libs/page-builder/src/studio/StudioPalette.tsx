import { Palette, type PaletteItem } from '@spruce/designer-engine/react/parts'
import { SearchField, useLanguage, useMessages, useTextMatch } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'
import { widgetIcon } from './widgetIcons.js'

const categories = ['work', 'things', 'numbers', 'content', 'containers'] as const

/** What can be added, found by characters, pinyin or initials, of its name and of its kind. */
export const StudioPalette = observer(function StudioPalette() {
  const { registry, permCodes } = useStudio()
  const messages = useMessages(studioMessages)
  const language = useLanguage()
  const [keyword, setKeyword] = useState<string>()
  const matches = useTextMatch(keyword)
  const all = useMemo(() => {
    const entries = registry.palette({ permCodes })
    const place = (category: string) => categories.findIndex((one) => one === category)
    return [...entries]
      .sort((a, b) => place(a.category) - place(b.category))
      .map(({ type, label, category, icon, size }) => {
        const Icon = widgetIcon(icon)
        const known = categories.find((one) => one === category)
        const item: PaletteItem = {
          label: label[language],
          node: { type, w: size.w, h: size.h },
          icon: <Icon size={16} aria-hidden />,
        }
        return { item, words: known ? `${label[language]} ${messages[known]}` : label[language] }
      })
  }, [registry, permCodes, language, messages])
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
