import type { ReactNode } from 'react'
import type { NewNode } from '../index.js'
import { useDesign } from './DesignerProvider.js'
import { firstFree } from './firstFree.js'
import { designerMessages, sayReason } from './messages.js'

/** Something that can be put on the page. */
export interface PaletteItem {
  readonly label: string
  readonly node: NewNode
  readonly icon?: ReactNode
}

/** Props of Palette. */
export interface PaletteProps {
  readonly items: readonly PaletteItem[]
}

/** What can be added: each is a button that puts it at the first free place of the page. */
export function Palette({ items }: PaletteProps) {
  const { session, language } = useDesign()
  const messages = designerMessages(language)

  function add({ label, node }: PaletteItem) {
    const { designer } = session
    const { w = 6, h = 4 } = node
    const columns = designer.settings.config.gridColNum
    const place = firstFree(designer.children(null, 'main'), columns, { w, h })
    const result = designer.commands.insert(node, place)
    if (!result.ok) {
      session.speak(sayReason(result.reason, messages))
      return
    }
    const [id = ''] = result.ids
    designer.selection.select([id])
    const now = designer.get(id)
    session.setTabStop(id)
    session.speak(messages.inserted(label), now ? messages.at(now) : '')
  }

  return (
    <ul aria-label={messages.palette} data-designer-palette="">
      {items.map((item) => (
        <li key={item.label}>
          <button type="button" onClick={() => add(item)}>
            {item.icon}
            {item.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
