import { logWords, openApiDocument, type Schemas, wordOf } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { terminalOf } from '../http/terminalOf.js'
import type { AuditLine } from '../repositories/AuditRepository.js'
import type { VisitLine } from '../repositories/logs/AppVisitsRepository.js'
import type { LoginLine } from '../repositories/logs/LoginLogRepository.js'

type Summaries = Record<Language, string>

/** What the contract calls each operation. */
const operationNames: ReadonlyMap<string, Summaries> = new Map(
  Object.values(openApiDocument.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => {
      const one = operation as { operationId: string; summary: string; 'x-summary-en': string }
      return [one.operationId, { 'zh-CN': one.summary, 'en-US': one['x-summary-en'] }]
    }),
)

export function presentOperatorLog(line: AuditLine, language: Language): Schemas['OperatorLog'] {
  const { at, agent, detail, address, ...rest } = line
  return {
    ...rest,
    at: at.toISOString(),
    operationName:
      operationNames.get(line.operation)?.[language] ??
      wordOf(logWords[language].jobs, line.operation),
    // Jobs come from nowhere.
    address: address === '' || address === '-' ? null : address,
    before: detail?.before ?? null,
    after: detail?.after ?? null,
    terminal: terminalOf(agent),
  }
}

export function presentLoginLog({ at, ...rest }: LoginLine): Schemas['LoginLog'] {
  return { ...rest, at: at.toISOString() }
}

export function presentAccessLog(line: VisitLine, language: Language): Schemas['AccessLog'] {
  const { appName, firstAt, lastAt, ...rest } = line
  return {
    ...rest,
    appName: appName?.[language] ?? line.appCode,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }
}
