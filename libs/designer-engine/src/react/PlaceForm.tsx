import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import type { PageNode } from '../index.js'
import { useDesign } from './DesignerProvider.js'
import { designerMessages, sayReason } from './messages.js'
import { partsMessages } from './partsMessages.js'

type Field = 'x' | 'y' | 'w' | 'h'

const fields: readonly Field[] = ['x', 'y', 'w', 'h']

/** Place and size of the one selected component as numbers, counted from 1: what needs no dragging (WCAG 2.5.7). */
export const PlaceForm = observer(function PlaceForm() {
  const { session, language } = useDesign()
  const messages = designerMessages(language)
  const texts = partsMessages[language]
  const { page } = session
  const [id = ''] = page.selectedIds
  const node = page.selectedIds.length === 1 ? page.node(id) : undefined
  if (!node) return <p>{texts.nothingSelected}</p>
  if (session.designer.layoutOf(node.parent, node.slot) !== 'grid') {
    return <p>{sayReason('notAGrid', messages)}</p>
  }
  return (
    <fieldset data-designer-place="">
      <legend>{texts.place}</legend>
      {fields.map((field) => (
        <PlaceField key={`${node.id} ${field} ${node[field]}`} field={field} node={node} />
      ))}
    </fieldset>
  )
})

/** Starts anew whenever its cell differs, so that what was typed never hides what is. */
function PlaceField({ field, node }: { readonly field: Field; readonly node: PageNode }) {
  const { session, language } = useDesign()
  const messages = designerMessages(language)
  const texts = partsMessages[language]
  const id = useId()
  const first = field === 'x' || field === 'y' ? 1 : 0
  const shown = String(node[field] + first)
  const [text, setText] = useState(shown)
  const [problem, setProblem] = useState('')
  const { gridColNum: columns } = session.page.settings.config
  const most = { x: columns - node.w + 1, w: columns - node.x, y: undefined, h: 1000 }[field]

  function save() {
    if (text === shown) {
      setProblem('')
      return
    }
    const value = Number(text)
    if (text.trim() === '' || !Number.isInteger(value)) setProblem(texts.notANumber)
    else if (value < 1) setProblem(texts.atLeast(1))
    else if (most !== undefined && value > most) setProblem(texts.atMost(most))
    else {
      const result = session.designer.commands.moveTo(node.id, { [field]: value - first })
      const now = session.designer.get(node.id)
      if (!result.ok) setProblem(sayReason(result.reason, messages))
      else if (now) {
        setProblem('')
        setText(String(now[field] + first))
        session.speak(session.nameOf(now), messages.at(now), messages.size(now))
      }
    }
  }

  return (
    <p>
      <label htmlFor={id}>{texts[field]}</label>
      <input
        id={id}
        type="number"
        min={1}
        max={most}
        value={text}
        disabled={node.static ?? session.page.isReadOnly}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
      <span id={`${id}-problem`} data-designer-problem="">
        {problem}
      </span>
    </p>
  )
}
