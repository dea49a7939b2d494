import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Json } from '../index.js'
import type { PanelField } from '../registry.js'
import { describeProblem } from '../schema/messages.js'
import { useDesign } from './DesignerProvider.js'
import { designerMessages, sayReason } from './messages.js'
import { usePropertyDesign } from './PropertyContext.js'
import { partsMessages } from './partsMessages.js'
import { judge, type PropertyPath } from './propertyValues.js'
import { useProperty } from './useProperty.js'

interface PropertyListProps {
  readonly field: PanelField
  readonly path: PropertyPath
  readonly label: string
  /** The fields of one item. */
  readonly renderItem: (at: number, name: string) => ReactNode
}

/** A list: each item with its fields, to add, remove and reorder by buttons. The focus stays on an item. */
export const PropertyList = observer(function PropertyList(props: PropertyListProps) {
  const { field, path, label, renderItem } = props
  const { session, language } = useDesign()
  const { isDisabled } = usePropertyDesign()
  const { shown, schema, readShown, save } = useProperty(path, true)
  const messages = partsMessages[language]
  const ref = useRef<HTMLFieldSetElement>(null)
  const [wanted, setWanted] = useState<{ at: number; part: string }>()
  const items = itemsOf(shown)
  const { min = 0, max = Infinity } = field
  const { problem } = judge(field, schema, shown)

  useLayoutEffect(() => {
    if (!wanted) return
    const { at, part } = wanted
    const list = ref.current
    const entry = list?.querySelector(`:scope > [data-designer-entry="${at}"]`)
    const target =
      entry?.querySelector<HTMLElement>(`${part}:enabled`) ??
      entry?.querySelector<HTMLElement>(controls) ??
      list?.querySelector<HTMLElement>(':scope > button:enabled')
    target?.focus()
  }, [wanted])

  /** One edit; the focus goes to a part of the item at `at`, to its control, or to where items are added. */
  function change(next: readonly Json[], at: number, said: string, part = controls) {
    const refusal = save(next, 'push')
    if (!refusal) setWanted({ at, part })
    session.speak(label, refusal ? sayReason(refusal, designerMessages(language)) : said)
  }

  function add() {
    const fallback = schema?.shape.kind === 'array' ? schema.shape.item.fallback : ''
    const now = itemsOf(readShown())
    const at = now.length
    change([...now, (fallback ?? '') as Json], at, messages.itemAdded(at + 1))
  }

  function remove(at: number) {
    const rest = itemsOf(readShown()).filter((_, index) => index !== at)
    change(rest, Math.min(at, rest.length - 1), messages.itemRemoved(at + 1))
  }

  function move(at: number, by: 1 | -1) {
    const to = at + by
    const next = itemsOf(readShown())
    next.splice(to, 0, ...next.splice(at, 1))
    const part = `:scope > [data-designer-move="${by === 1 ? 'down' : 'up'}"]`
    change(next, to, messages.itemMoved(at + 1, to + 1), part)
  }

  return (
    <fieldset ref={ref} disabled={isDisabled} data-designer-property={path.join('.')}>
      <legend>{label}</legend>
      {items.map((_, at) => (
        <div key={at} data-designer-entry={at}>
          {renderItem(at, messages.nthItem(at + 1))}
          <button
            type="button"
            disabled={at === 0}
            data-designer-move="up"
            aria-label={messages.itemUp(at + 1)}
            onClick={() => move(at, -1)}
          >
            ↑
          </button>
          <button
            type="button"
            disabled={at === items.length - 1}
            data-designer-move="down"
            aria-label={messages.itemDown(at + 1)}
            onClick={() => move(at, 1)}
          >
            ↓
          </button>
          <button
            type="button"
            disabled={items.length <= min}
            aria-label={messages.removeItem(at + 1)}
            onClick={() => remove(at)}
          >
            ×
          </button>
        </div>
      ))}
      <button
        type="button"
        disabled={items.length >= max}
        aria-label={messages.addItem(label)}
        onClick={add}
      >
        +
      </button>
      <span data-designer-problem="">{problem ? describeProblem(problem, language) : ''}</span>
    </fieldset>
  )
})

const controls = ':is(input, select, textarea):enabled'

function itemsOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? [...(value as readonly Json[])] : []
}
