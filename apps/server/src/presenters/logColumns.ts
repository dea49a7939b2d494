import {
  auditChangesOf,
  type AuditSide,
  auditSideOf,
  isOfSystem,
  type LogColumn,
  logWords,
  type Schemas,
  wordOf,
} from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { clockText, type FileColumn } from '../exports/fileColumns.js'
import { textOfHtml } from '../html/textOfHtml.js'

/** Whose a line is; in a file of one tenant it is not said. */
export interface OfCustomer {
  customerId: string | null
  customerName: string | null
}

type OperatorLine = Schemas['OperatorLog']
type LoginLine = Schemas['LoginLog']
type AccessLine = Schemas['AccessLog']

/** The columns of the operator log in a file: those of its screen, then what the screen says elsewhere. */
export function operatorColumns(
  language: Language,
  zone: string | undefined,
): FileColumn<OperatorLine>[] {
  const words = logWords[language]
  const texts = {
    moment: clockText(zone),
    plain: (html: string) => textOfHtml(html).replaceAll('\n', ' '),
  }
  const sideOf = (side: AuditSide) => (line: OperatorLine) =>
    auditSideOf(auditChangesOf(line, language, texts), side, language) || null
  return [
    column(language, 'operationName', ({ operationName }) => operationName),
    column(language, 'operator', (line) => {
      const name = line.userName ?? line.userId ?? words[isOfSystem(line) ? 'system' : 'nobody']
      return line.actingUserId === null ? name : `${name} ${words.mock}`
    }),
    column(language, 'objectName', ({ objectName }) => objectName),
    column(
      language,
      'objectTable',
      ({ objectTable }) => objectTable && wordOf(words.objects, objectTable),
    ),
    column(language, 'at', ({ at }) => new Date(at)),
    column(language, 'address', ({ address }) => address),
    column(language, 'terminal', ({ terminal }) => terminal),
    column(language, 'actingUserName', (line) => line.actingUserName ?? line.actingUserId),
    column(language, 'before', sideOf('before')),
    column(language, 'after', sideOf('after')),
    column(language, 'fromApp', ({ appCode }) => appCode),
    column(language, 'traceId', ({ traceId }) => traceId),
  ]
}

/** The columns of the login log in a file. */
export function loginColumns(language: Language): FileColumn<LoginLine>[] {
  const words = logWords[language]
  return [
    column(language, 'loginName', ({ loginName }) => loginName),
    column(language, 'at', ({ at }) => new Date(at)),
    column(language, 'success', ({ success }) => (success ? words.succeeded : words.failed)),
    column(language, 'reason', ({ reason }) => reason && wordOf(words.reasons, reason)),
    column(language, 'userName', ({ userName }) => userName),
    column(language, 'via', ({ via }) => wordOf(words.ways, via)),
    column(language, 'terminal', ({ terminal }) => terminal),
    column(language, 'address', ({ address }) => address),
  ]
}

/** The columns of the access log in a file. */
export function accessColumns(language: Language): FileColumn<AccessLine>[] {
  return [
    column(language, 'appName', ({ appName }) => appName),
    column(language, 'userName', ({ userName, userId }) => userName ?? userId),
    column(language, 'visits', ({ visits }) => visits),
    column(language, 'firstAt', ({ firstAt }) => new Date(firstAt)),
    column(language, 'lastAt', ({ lastAt }) => new Date(lastAt)),
    column(language, 'terminal', ({ terminal }) => terminal),
    column(language, 'appCode', ({ appCode }) => appCode),
  ]
}

/** The same columns in a file of all customers: each line says first whose it is. */
export function withCustomer<Line>(
  language: Language,
  columns: readonly FileColumn<Line>[],
): FileColumn<Line & OfCustomer>[] {
  const customer = column<OfCustomer>(
    language,
    'customerName',
    ({ customerName, customerId }) => customerName ?? customerId ?? logWords[language].platform,
  )
  return [customer, ...columns]
}

function column<Line>(
  language: Language,
  id: LogColumn,
  cell: FileColumn<Line>['cell'],
): FileColumn<Line> {
  return { id, head: logWords[language].heads[id], cell }
}
