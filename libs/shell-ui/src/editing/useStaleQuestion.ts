import { useCallback } from 'react'
import { defineDialog } from '../dialogs/defineDialog.js'
import type { FormWords } from '../forms/fieldWords.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import type { Conflict } from './changes.js'
import { editingMessages } from './editingMessages.js'
import { StaleDialog, type StaleChoice } from './StaleDialog.js'

const staleDialog = defineDialog(StaleDialog)

/** Asks whose edit stays, in the words of the form's fields. */
export function useStaleQuestion(): <Draft>(
  name: string,
  conflicts: readonly Conflict<Draft>[],
  words: FormWords,
  sayValue?: (field: keyof Draft & string, value: Draft[keyof Draft]) => string | undefined,
) => Promise<StaleChoice | undefined> {
  const t = useMessages(editingMessages)
  return useCallback(
    (name, conflicts, words, sayValue) => {
      const fields = conflicts.map(({ field, mine, theirs }) => {
        const known = words.get(field)
        const sayOne = (value: unknown) => known?.say(value) ?? plain(value)
        const say = (value: typeof mine) =>
          sayValue?.(field, value) ??
          (Array.isArray(value) ? value.map(sayOne).join(t.separator) : sayOne(value))
        return { label: known?.label ?? field, mine: say(mine), theirs: say(theirs) }
      })
      return staleDialog.open({ name, fields })
    },
    [t],
  )

  function plain(value: unknown): string {
    if (typeof value === 'boolean') return value ? t.yes : t.no
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}
