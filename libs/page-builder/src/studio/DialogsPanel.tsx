import { Button } from '@chakra-ui/react/button'
import { pageSlots } from '@spruce/designer-engine'
import { confirmDialog, EmptyState, useMessages } from '@spruce/shell-ui'
import { Plus, SquareMousePointer, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { groupType } from '../containers/containers.js'
import { dialogsMessages } from './dialogsMessages.js'
import { countDialog, dialogsOf, type NamedDialog } from './pageDialogs.js'
import { useStudio } from './StudioContext.js'
import { StudioTool } from './StudioTool.js'

/** The dialogs of the page: to add, select and remove; what lies in one is designed on the canvas. */
export const DialogsPanel = observer(function DialogsPanel() {
  const { model, say } = useStudio()
  const messages = useMessages(dialogsMessages)
  const { isReadOnly, design } = model
  const { designer } = design
  const dialogs = dialogsOf(design, messages.numbered)

  function add() {
    const title = messages.numbered(dialogs.length + 1)
    const group = { type: groupType, w: model.page.designer.settings.config.gridColNum, h: 8 }
    const made = designer.commands.insert(
      { ...group, props: { title } },
      { slot: pageSlots.dialogs },
    )
    if (!made.ok) return
    designer.selection.select(made.ids)
    say(messages.added(title))
  }

  async function remove({ node, name }: NamedDialog) {
    const { parts, uses } = countDialog(designer.document, node.id)
    const isSure =
      parts + uses === 0 ||
      (await confirmDialog.open({
        title: messages.removeTitle(name),
        message: messages.removeText(parts, uses),
        confirmLabel: messages.removeDialog,
        danger: true,
      }))
    if (isSure && designer.commands.remove([node.id]).ok) say(messages.removed(name))
  }

  return (
    <div className="sp-studio-queries">
      {!isReadOnly && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={add}>
          <Plus size={16} aria-hidden />
          {messages.add}
        </Button>
      )}
      {dialogs.length === 0 && <EmptyState title={messages.none} text={messages.noneText} />}
      <ul className="sp-studio-query-list" aria-label={messages.dialogs}>
        {dialogs.map((dialog) => {
          const { node, name } = dialog
          const { parts, uses } = countDialog(designer.document, node.id)
          return (
            <li key={node.id} className="sp-studio-query">
              <div className="sp-studio-query-head">
                <span className="sp-studio-query-name">{name}</span>
                <StudioTool
                  icon={SquareMousePointer}
                  label={messages.select(name)}
                  onPress={() => designer.selection.select([node.id])}
                />
                {!isReadOnly && (
                  <StudioTool
                    icon={Trash2}
                    label={messages.remove(name)}
                    onPress={() => void remove(dialog)}
                  />
                )}
              </div>
              <p className="sp-studio-note">{messages.uses(parts, uses)}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
})
