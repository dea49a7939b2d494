import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { NewNode, Target } from '../index.js'
import { useDesign } from './DesignerProvider.js'
import { firstFree } from './firstFree.js'
import { designerMessages } from './messages.js'
import { attachPalette } from './palettePointer.js'
import { partsMessages } from './partsMessages.js'

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

/**
 * What can be added: each is a button that puts it at the first free place of the page, or is dragged to
 * where it is to lie, into containers, too.
 */
export function Palette({ items }: PaletteProps) {
  const { session, language } = useDesign()
  const ref = useRef<HTMLUListElement>(null)
  const messages = designerMessages(language)

  function insert({ label, node }: PaletteItem, target: Target) {
    const { designer } = session
    const result = designer.commands.insert(node, target)
    if (!result.ok) {
      session.speakReason(result.reason)
      return undefined
    }
    const [id = ''] = result.ids
    designer.selection.select([id])
    const now = designer.get(id)
    session.setTabStop(id)
    const container = now?.parent ? messages.toContainer(session.nameOfId(now.parent)) : ''
    session.speak(
      partsMessages[language].inserted(label),
      container,
      now ? session.whereIs(now, messages) : '',
    )
    return id
  }

  function add(item: PaletteItem) {
    const { designer } = session
    const { w = 6, h = 4 } = item.node
    const columns = designer.settings.config.gridColNum
    insert(item, firstFree(designer.children(null, 'main'), columns, { w, h }))
  }

  // The sensor is attached once; what is dragged is looked up when it is.
  const target = useRef<Parameters<typeof attachPalette>[2]>(null)
  useLayoutEffect(() => {
    const itemOf = (button: Element) => {
      const buttons = [...(ref.current?.querySelectorAll('button') ?? [])]
      return items[buttons.findIndex((one) => one === button)]
    }
    target.current = {
      nodeOf: (button) => itemOf(button)?.node,
      drop: (button) => {
        const [item, place] = [itemOf(button), session.drop]
        if (!item || !place) return
        const { parent, slot, index, x, y } = place
        const id = insert(item, { parent, slot, ...(index === undefined ? { x, y } : { index }) })
        if (id !== undefined) session.focus(id)
      },
      cancel: (button) =>
        session.speak(partsMessages[language].notInserted(itemOf(button)?.label ?? '')),
      isRefused: () => {
        const permission = session.designer.can('insert')
        if (!permission.ok) session.speakReason(permission.reason)
        return !permission.ok
      },
    }
  })
  useEffect(() => {
    const root = ref.current
    if (!root) return
    return attachPalette(root, session, {
      nodeOf: (button) => target.current?.nodeOf(button),
      drop: (button) => target.current?.drop(button),
      cancel: (button) => target.current?.cancel(button),
      isRefused: () => target.current?.isRefused() ?? true,
    })
  }, [session])

  return (
    <ul ref={ref} aria-label={partsMessages[language].palette} data-designer-palette="">
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
