import { useMessages } from '@spruce/shell-ui'
import {
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignEndVertical,
  type LucideIcon,
  MoveHorizontal,
  MoveVertical,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { arrange, type Arrangement, arrangements, canArrange } from './arrange.js'
import { arrangeMessages } from './arrangeMessages.js'
import { useStudio } from './StudioContext.js'
import { StudioTool } from './StudioTool.js'

const icons: Readonly<Record<Arrangement, LucideIcon>> = {
  left: AlignStartVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  across: AlignHorizontalSpaceAround,
  width: MoveHorizontal,
  height: MoveVertical,
}

/** Puts the selected components in line. Stands where several are. */
export const ArrangeForm = observer(function ArrangeForm() {
  const { model } = useStudio()
  const messages = useMessages(arrangeMessages)
  const [said, setSaid] = useState('')
  const { design } = model
  const nodes = design.selectedIds.flatMap((id) => design.node(id) ?? [])
  const { designer } = design

  function run(how: Arrangement) {
    const result = arrange(designer, nodes, how)
    if (result.ok) setSaid(messages.done(messages[how]))
    else setSaid(result.reason === 'noRoom' ? messages.noRoom : messages.refused)
  }

  return (
    <fieldset data-designer-place="">
      <legend>{messages.arrange(nodes.length)}</legend>
      {canArrange(designer, nodes) ? (
        <div className="sp-studio-step-add">
          {arrangements.map((how) => (
            <StudioTool
              key={how}
              icon={icons[how]}
              label={messages[how]}
              isDisabled={how === 'across' && nodes.length < 3}
              onPress={() => run(how)}
            />
          ))}
        </div>
      ) : (
        <p className="sp-studio-note">{messages.otherGrids}</p>
      )}
      <p role="status" className="sp-studio-note">
        {said}
      </p>
    </fieldset>
  )
})
