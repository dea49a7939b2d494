import { Button } from '@chakra-ui/react/button'
import { useLanguage, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { matrixMessages } from './matrixMessages.js'
import type { StaleChange } from './useMatrix.js'

export interface MatrixStaleNoticeProps {
  /** The roles that somebody else changed. */
  changes: readonly StaleChange[]
  /** What a permission is called. */
  nameOf: (code: string) => string
  /** It was read. */
  onClose: () => void
}

/** Whose change came first, and what it was. */
export function MatrixStaleNotice({ changes, nameOf, onClose }: MatrixStaleNoticeProps) {
  const t = useMessages(matrixMessages)
  const language = useLanguage()
  if (changes.length === 0) return null
  const said = (codes: readonly string[], say: (names: string) => string) =>
    codes.length > 0 ? [say(codes.map(nameOf).join(t.separator))] : []
  return (
    <div role="alert" className="mx-stale">
      <strong>{t.staleTitle}</strong>
      <ul>
        {changes.map(({ before, now }) => (
          <li key={now.id}>
            {[
              t.staleRole(
                now.name,
                now.changedBy ?? t.someone,
                formatTime(now.changedAt, language),
              ),
              ...said(
                now.codes.filter((code) => !before.codes.includes(code)),
                t.staleAdded,
              ),
              ...said(
                before.codes.filter((code) => !now.codes.includes(code)),
                t.staleRemoved,
              ),
            ].join(t.clauseSeparator)}
          </li>
        ))}
      </ul>
      <p>{t.staleHelp}</p>
      <Button size="xs" variant="outline" colorPalette="gray" onClick={onClose}>
        {t.close}
      </Button>
    </div>
  )
}
