import { useMessages } from '@spruce/shell-ui'
import { customiseMessages } from './customiseMessages.js'
import { useCustomise } from './CustomiseContext.js'
import { useRefusals } from './useRefusals.js'

/** Hides components, and says so or why not. */
export function useHide(): (ids: readonly string[]) => void {
  const { model, nameOf, say } = useCustomise()
  const messages = useMessages(customiseMessages)
  const refusals = useRefusals()
  return (ids) => {
    const { designer } = model.design
    const [first] = ids.flatMap((id) => designer.get(id) ?? [])
    if (!first) {
      say(messages.hideHint)
      return
    }
    const name = ids.length === 1 ? nameOf(first) : messages.severalComponents(ids.length)
    const result = designer.commands.remove(ids)
    say(result.ok ? messages.hiddenDone(name) : (refusals[result.reason] ?? ''))
  }
}
