import { Button } from '@chakra-ui/react/button'
import { useLanguage, useMessages } from '@spruce/shell-ui'
import { LayoutGrid } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { arrangeMessages } from './arrangeMessages.js'
import { useStudio } from './StudioContext.js'
import { tidy, type TidyGrid } from './tidy.js'

interface Target {
  /** The component that they lie in; null for the page. */
  readonly id: string | null
  readonly grids: readonly TidyGrid[]
}

/** Packs what lies in the selected container, around the selected component, or on the page. */
export const TidyForm = observer(function TidyForm() {
  const { model, registry } = useStudio()
  const messages = useMessages(arrangeMessages)
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const { design } = model
  const { designer } = design

  function gridsIn(id: string | null, slots: readonly string[]): Target {
    const grids = slots
      .map((slot) => ({ parent: id, slot }))
      .filter(({ parent, slot }) => designer.layoutOf(parent, slot) === 'grid')
      .filter(({ parent, slot }) => design.childIds(parent, slot).length > 0)
    return { id, grids }
  }

  function sayTarget(id: string | null): string {
    const node = id === null ? undefined : design.node(id)
    if (!node) return messages.tidyPage
    const { title } = node.props
    const isNamed = typeof title === 'string' && title !== ''
    return messages.tidyIn(isNamed ? title : registry.definitionOf(node.type).label[language])
  }

  const [selected = ''] = design.selectedIds
  const node = design.node(selected)
  const targets = node
    ? [
        gridsIn(node.id, Object.keys(registry.definitionOf(node.type).slots ?? {})),
        gridsIn(node.parent, [node.slot]),
      ]
    : [gridsIn(null, ['main'])]
  const possible = targets.filter(({ grids }) => grids.length > 0)
  if (possible.length === 0) return null
  return (
    <fieldset data-designer-place="">
      <legend>{messages.tidy}</legend>
      <div className="sp-studio-step-add sp-studio-tidy">
        {possible.map(({ id, grids }) => (
          <Button
            key={id ?? ''}
            type="button"
            size="xs"
            variant="outline"
            colorPalette="gray"
            onClick={() => {
              const isChanged = tidy(designer, grids)
              setSaid(isChanged ? messages.done(sayTarget(id)) : messages.isTidy)
            }}
          >
            <LayoutGrid size={14} aria-hidden />
            {sayTarget(id)}
          </Button>
        ))}
      </div>
      <p role="status" className="sp-studio-note">
        {said}
      </p>
    </fieldset>
  )
})
