import {
  auditChangesOf,
  type AuditChange,
  type AuditedLine,
  isOfSystem,
  logWords,
  type Schemas,
  wordOf,
} from '@spruce/api-client'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import type { OfCustomer } from '../sources/source.js'

/** One line of the operator log. @public */
export type OperatorLog = Schemas['OperatorLog'] & Partial<OfCustomer>

/** What a line changed, field by field, on the person's clock. */
export function changesOf(line: AuditedLine, language: Language): AuditChange[] {
  return auditChangesOf(line, language, {
    moment: (iso) => formatTime(iso, language),
    plain: plainText,
  })
}

/** What a kind of object is called; an unknown one is its code. */
export function objectKindName(table: string, language: Language): string {
  return wordOf(logWords[language].objects, table)
}

/** Who did it; in a mock login the person that was acted for. */
export function actorName(
  line: Pick<OperatorLog, 'userName' | 'userId' | 'address'>,
  language: Language,
): string {
  const { system, nobody } = logWords[language]
  return line.userName ?? line.userId ?? (isOfSystem(line) ? system : nobody)
}

/** What rich text says; nothing in it runs. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent.trim()
}
