import { createTestApi } from '@spruce/api-client/testing'
import { describe, expect, it } from 'vitest'
import { createDesignData } from './designData.js'

const frame = { columns: [{ name: 'n', type: 'number' as const, values: [1, null] }] }

describe('createDesignData', () => {
  it('hands on what an answer lacks, and why another has none', async () => {
    const api = createTestApi({
      'POST /spruce/api/v1/page-queries': [
        { id: 'a', outcome: 'ok', frame, isCut: false, message: 'one row lacks' },
        { id: 'b', outcome: 'ok', frame, isCut: true },
        { id: 'c', outcome: 'failed', isCut: false, errorCode: 'FORBIDDEN', message: 'not yours' },
      ],
    })
    const port = createDesignData(api, { id: 'w', revision: 1 })
    const request = { queries: ['a', 'b', 'c'], values: {} }
    const answers = await port.query(request, new AbortController().signal)
    expect(answers['a']).toEqual({
      ...{ ok: true, frame: { ...frame, isCut: false } },
      note: 'one row lacks',
    })
    expect(answers['b']).toEqual({ ok: true, frame: { ...frame, isCut: true } })
    expect(answers['c']).toMatchObject({ ok: false, isForbidden: true })
  })
})
