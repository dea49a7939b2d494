import { Button } from '@chakra-ui/react/button'
import { useMessages } from '@spruce/shell-ui'
import type { Replay } from '@spruce/page-builder/studio'
import { EyeOff, Plus, Redo2, Undo2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useCustomise } from './CustomiseContext.js'
import { customiseMessages } from './customiseMessages.js'
import { CustomiseTool } from './CustomiseTool.js'
import { useHide } from './useHide.js'

export interface CustomiseBarProps {
  /** What can be added is on show. */
  readonly isAdding: boolean
  /** The components are on a canvas, where they are selected. */
  readonly isWide: boolean
  /** Shows or hides what can be added. */
  readonly onAdd: () => void
  /** Takes the last change back, or makes it again. */
  readonly onReplay: (direction: Replay) => void
  /** Saves and leaves. */
  readonly onSave: () => void
  /** Leaves without the changes, after a question. */
  readonly onDiscard: () => void
}

/** Above the page: whether it is saved, a step back, and the ways out. */
export const CustomiseBar = observer(function CustomiseBar(props: CustomiseBarProps) {
  const { isAdding, isWide, onAdd, onReplay, onSave, onDiscard } = props
  const { model, name } = useCustomise()
  const messages = useMessages(customiseMessages)
  const { design, state, isDirty } = model
  const isSaving = state === 'saving'
  const canSave = isDirty && (state === 'editing' || state === 'failed')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const word = isDirty ? messages.unsaved : messages.unchanged
  return (
    <div className="home-customise-bar" role="group" aria-label={messages.bar}>
      <h2 ref={title} tabIndex={-1} className="sp-studio-name">
        {messages.title(name)}
      </h2>
      <p className="sp-studio-state" role="status">
        {isSaving ? messages.saving : word}
      </p>
      <div className="sp-studio-tools">
        <CustomiseTool
          label={messages.undo}
          keys="Control+Z"
          isDisabled={!design.canUndo || isSaving}
          onPress={() => onReplay('undo')}
        >
          <Undo2 size={16} aria-hidden />
        </CustomiseTool>
        <CustomiseTool
          label={messages.redo}
          keys="Control+Shift+Z"
          isDisabled={!design.canRedo || isSaving}
          onPress={() => onReplay('redo')}
        >
          <Redo2 size={16} aria-hidden />
        </CustomiseTool>
        {isWide && <HideTool isDisabled={isSaving} />}
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-expanded={isAdding}
          disabled={isSaving}
          onClick={onAdd}
        >
          <Plus size={16} aria-hidden />
          {messages.add}
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={isSaving}
          onClick={onDiscard}
        >
          {messages.discard}
        </Button>
        <Button size="sm" disabled={!canSave} loading={isSaving} onClick={onSave}>
          {messages.save}
        </Button>
      </div>
    </div>
  )
})

/** Hides what is selected. */
const HideTool = observer(function HideTool({ isDisabled }: { readonly isDisabled: boolean }) {
  const { model, nameOf } = useCustomise()
  const messages = useMessages(customiseMessages)
  const hide = useHide()
  const { selectedIds, designer } = model.design
  const [first] = selectedIds.flatMap((id) => designer.get(id) ?? [])
  const name = first && selectedIds.length === 1 ? nameOf(first) : undefined
  return (
    <CustomiseTool
      label={name === undefined ? messages.hideSelected : messages.hide(name)}
      isDisabled={isDisabled || selectedIds.some((id) => model.zoneOf(id) !== 'free')}
      onPress={() => hide(selectedIds)}
    >
      <EyeOff size={16} aria-hidden />
    </CustomiseTool>
  )
})
