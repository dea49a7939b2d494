import { toast, useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { clipboardMessages } from '../clipboard/clipboardMessages.js'
import { useStudio } from './StudioContext.js'
import { useClipboard } from './useClipboard.js'
import { isTyping } from './useReplayKeys.js'

/** Answers copy, cut and paste anywhere in the studio but in a field, and where no text is selected. */
export const ClipboardKeys = observer(function ClipboardKeys({
  root,
}: {
  readonly root: RefObject<HTMLElement | null>
}) {
  const { isReadOnly } = useStudio().model
  const messages = useMessages(clipboardMessages)
  const clipboard = useClipboard()
  const answer = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target, type } = event
    if (!clipboardData || event.defaultPrevented || !isOf(root.current, target)) return
    if (type !== 'paste') {
      if (hasSelectedText() || (type === 'cut' && isReadOnly)) return
      const copied = clipboard.copy(type === 'cut' ? 'cut' : 'copy', target)
      if (!copied) return
      event.preventDefault()
      clipboardData.setData('text/plain', copied.text)
      copied.finish()
      return
    }
    if (isReadOnly) return
    event.preventDefault()
    const text = clipboardData.getData('text/plain')
    if (text === '') toast.error(messages.empty)
    else void clipboard.paste(text)
  })
  useEffect(() => {
    const hear = (event: ClipboardEvent) => answer(event)
    const kinds = ['copy', 'cut', 'paste'] as const
    for (const kind of kinds) document.addEventListener(kind, hear)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, hear)
    }
  }, [])
  return null
})

/** Keys go to the studio, or to nothing at all. */
function isOf(root: HTMLElement | null, target: EventTarget | null): boolean {
  if (!root || !(target instanceof Node) || isTyping(target)) return false
  return root.contains(target) || target === document.body
}

function hasSelectedText(): boolean {
  return (document.getSelection()?.toString() ?? '') !== ''
}
