import { computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { Fragment, useEffect, useMemo, useRef } from 'react'
import type { SlotLayout } from '../index.js'
import { DesignerItem } from './DesignerItem.js'
import { useDesign } from './DesignerProvider.js'
import { designerMessages } from './messages.js'

interface ListProps {
  readonly parent: string | null
  readonly slot: string
  readonly layout: SlotLayout
}

/** Seen in lists that run down and in those that run across, whatever the style sheet says. */
const markStyle = { pointerEvents: 'none', minBlockSize: 4, minInlineSize: 4 } as const

/** The children of one slot, one after another. An empty one has a height, so that something can be dropped. */
export const DesignerList = observer(function DesignerList({ parent, slot, layout }: ListProps) {
  const { session, language } = useDesign()
  const { page } = session
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    session.slots.set(element, { parent, slot, element, layout })
    return () => void session.slots.delete(element)
  }, [session, parent, slot, layout])
  const landing = useMemo(
    () =>
      computed(() => {
        const { drop, carried } = session
        if (drop?.parent !== parent || drop.slot !== slot) return undefined
        return { index: drop.index ?? 0, carried }
      }),
    [session, parent, slot],
  ).get()
  const ids = page.childIds(parent, slot)
  const others = ids.filter((id) => !landing?.carried.includes(id))
  const before = landing && others[landing.index]
  const mark = <div aria-hidden data-designer-landing="" style={markStyle} />
  const name = parent === null && {
    role: 'group',
    'aria-label': designerMessages(language).slots[slot],
  }
  return (
    <div ref={ref} data-designer-slot={slot} {...name} style={{ minHeight: 24 }}>
      {ids.map((id) => (
        <Fragment key={id}>
          {id === before && mark}
          <DesignerItem id={id} />
        </Fragment>
      ))}
      {landing && before === undefined && mark}
    </div>
  )
})
