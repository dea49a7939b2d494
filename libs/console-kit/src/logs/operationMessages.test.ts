import { openApiDocument } from '@spruce/api-client/contract'
import { describe, expect, it } from 'vitest'
import { operationMessages } from './operationMessages.js'

interface Operation {
  operationId: string
  summary: string
  'x-summary-en': string
  'x-authz': { effect: string }
}

/** Writes that leave no line, as the server says why. */
const unaudited = [
  'addCurUserInfo',
  'getCaptcha',
  'readAllLetters',
  'readLetter',
  'readNotice',
  'recordAppVisit',
  'reportDataPoints',
  'reportPagePresence',
  'reportWorkbenchPresence',
]

const writes = Object.values(openApiDocument.paths)
  .flatMap((methods) => Object.values(methods as object) as Operation[])
  .filter((operation) => operation['x-authz'].effect === 'write')
  .filter(({ operationId }) => !unaudited.includes(operationId))

describe('the names of operations', () => {
  it.each(['zh-CN', 'en-US'] as const)('are those of the contract in %s', (language) => {
    const key = language === 'zh-CN' ? 'summary' : 'x-summary-en'
    const names = Object.fromEntries(writes.map((one) => [one.operationId, one[key]]))
    expect(operationMessages[language]).toEqual(names)
  })
})
