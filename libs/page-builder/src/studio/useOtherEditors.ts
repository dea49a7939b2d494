import { useMessages } from '@spruce/shell-ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { presenceMessages } from './presenceMessages.js'
import type { StudioEditor, StudioPresence } from './StudioPort.js'

const nobody: readonly StudioEditor[] = []

/**
 * Who else has the page open, as long as the caller is mounted.
 * @param say told in words who comes and who goes
 */
export function useOtherEditors(
  presence: StudioPresence | undefined,
  say: (text: string) => void,
): readonly StudioEditor[] {
  const messages = useMessages(presenceMessages)
  const [editors, setEditors] = useState(nobody)
  const hear = useEffectEvent((now: readonly StudioEditor[], before: readonly StudioEditor[]) => {
    const parts = [
      { words: messages.came, names: namesOnlyIn(now, before) },
      { words: messages.went, names: namesOnlyIn(before, now) },
    ]
    const said = parts
      .filter(({ names }) => names.length > 0)
      .map(({ words, names }) => words(names.join(messages.comma)))
    if (said.length > 0) say(said.join(messages.semicolon))
    setEditors(now)
  })
  useEffect(() => {
    let before = nobody
    return presence?.follow((now) => {
      hear(now, before)
      before = now
    })
  }, [presence])
  return editors
}

/** The names of other people who are in one list and not in the other. */
function namesOnlyIn(
  list: readonly StudioEditor[],
  other: readonly StudioEditor[],
): readonly string[] {
  const ids = new Set(other.map(({ id }) => id))
  return list.filter(({ id, isSelf }) => !isSelf && !ids.has(id)).map(({ name }) => name)
}
