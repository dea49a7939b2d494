import { Button } from '@chakra-ui/react/button'
import { useMessages } from '@spruce/shell-ui'
import { Link2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { layoutMessages } from './layoutMessages.js'
import { followAgain, hasOwnPlace } from './ownLayouts.js'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'

/**
 * Which components have a layout of their own at the width that is designed, and the way back to the wide one. Nothing
 * at full width, whose layout is the page's own.
 */
export const LayoutForm = observer(function LayoutForm() {
  const { model } = useStudio()
  const messages = useMessages(layoutMessages)
  const widths = useMessages(studioMessages)
  const [said, setSaid] = useState('')
  const { page, breakpoint, isReadOnly } = model
  if (breakpoint === 'wide') return null
  const { designer } = page
  const selected = page.selectedIds
    .flatMap((id) => page.node(id) ?? [])
    .filter(({ parent, slot }) => designer.layoutOf(parent, slot) === 'grid')
  const owning = selected.filter((node) => hasOwnPlace(node, breakpoint)).length
  const all = Object.keys(designer.document.nodes)
  const owningOnPage = all.filter((id) => {
    const node = page.node(id)
    return node && hasOwnPlace(node, breakpoint)
  }).length
  const targets = [
    ...(selected.length > 0
      ? [{ label: messages.followAgain, ids: selected.map(({ id }) => id) }]
      : []),
    { label: messages.followAll, ids: all },
  ]
  return (
    <fieldset data-designer-place="">
      <legend>{messages.layout(widths[breakpoint])}</legend>
      {selected.length === 1 && (
        <p className="sp-studio-note">{owning === 1 ? messages.own : messages.follows}</p>
      )}
      {selected.length > 1 && (
        <p className="sp-studio-note">{messages.ownAmong(owning, selected.length)}</p>
      )}
      <p className="sp-studio-note">{messages.ownOnPage(owningOnPage)}</p>
      {!isReadOnly && (
        <div className="sp-studio-step-add sp-studio-tidy">
          {targets.map(({ label, ids }) => (
            <Button
              key={label}
              type="button"
              size="xs"
              variant="outline"
              colorPalette="gray"
              onClick={() => setSaid(messages.followed(followAgain(designer, breakpoint, ids)))}
            >
              <Link2 size={14} aria-hidden />
              {label}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="sp-studio-note">
        {said}
      </p>
    </fieldset>
  )
})
