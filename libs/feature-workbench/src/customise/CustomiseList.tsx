import { EmptyState, useMessages } from '@spruce/shell-ui'
import { ArrowDown, ArrowUp, EyeOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCustomise } from './CustomiseContext.js'
import { customiseMessages } from './customiseMessages.js'
import { CustomiseTool } from './CustomiseTool.js'
import { useHide } from './useHide.js'
import { useRefusals } from './useRefusals.js'

/** The page where there is no room for its columns: its components in the order in which they are read. */
export const CustomiseList = observer(function CustomiseList() {
  const { model, nameOf, say } = useCustomise()
  const messages = useMessages(customiseMessages)
  const refusals = useRefusals()
  const hide = useHide()
  const { design } = model
  const ids = design.readingOrder(null, 'main')

  /** Puts the later of two neighbours where the earlier one lies: that one makes way. */
  function swap(at: number, id: string) {
    const [first, second] = [ids[at], ids[at + 1]].map((one) => design.designer.get(one ?? ''))
    const moving = design.designer.get(id)
    if (!first || !second || !moving) return
    const { x, y } = first
    const result = design.designer.commands.moveTo(second.id, { x, y })
    const order = design.readingOrder(null, 'main')
    say(
      result.ok
        ? messages.moved(nameOf(moving), order.indexOf(id) + 1, order.length)
        : (refusals[result.reason] ?? messages.refusedFixed),
    )
  }

  if (ids.length === 0) return <EmptyState title={messages.empty} text={messages.emptyText} />
  return (
    <ol className="home-customise-list" aria-label={messages.components}>
      {ids.map((id, at) => {
        const node = design.node(id)
        if (!node) return null
        const name = nameOf(node)
        const zone = model.zoneOf(id)
        return (
          <li key={id}>
            <span>{name}</span>
            {zone !== 'free' && <span className="home-zone">{messages[zone]}</span>}
            <span className="home-customise-tools">
              <CustomiseTool
                label={messages.up(name)}
                isDisabled={at === 0 || zone === 'fixed'}
                onPress={() => swap(at - 1, id)}
              >
                <ArrowUp size={16} aria-hidden />
              </CustomiseTool>
              <CustomiseTool
                label={messages.down(name)}
                isDisabled={at === ids.length - 1 || zone === 'fixed'}
                onPress={() => swap(at, id)}
              >
                <ArrowDown size={16} aria-hidden />
              </CustomiseTool>
              <CustomiseTool
                label={messages.hide(name)}
                isDisabled={zone !== 'free'}
                onPress={() => hide([id])}
              >
                <EyeOff size={16} aria-hidden />
              </CustomiseTool>
            </span>
          </li>
        )
      })}
    </ol>
  )
})
