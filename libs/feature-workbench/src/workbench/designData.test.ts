import { createTestApi } from '@spruce/api-client/testing'
import { LiveListeners } from '@spruce/shell-ui'
import { describe, expect, it, vi } from 'vitest'
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
    const port = createDesignData(api, new LiveListeners(), { id: 'w', revision: 1 })
    const request = { queries: ['a', 'b', 'c'], values: {} }
    const answers = await port.query(request, new AbortController().signal)
    expect(answers['a']).toEqual({
      ...{ ok: true, frame: { ...frame, isCut: false } },
      note: 'one row lacks',
    })
    expect(answers['b']).toEqual({ ok: true, frame: { ...frame, isCut: true } })
    expect(answers['c']).toMatchObject({ ok: false, isForbidden: true })
  })

  it('asks with one call for all live queries that an event makes stale', async () => {
    const outcome = 'ok' as const
    const asked = vi.fn(() => ['a', 'b'].map((id) => ({ id, outcome, frame, isCut: false })))
    const live = new LiveListeners()
    live.setUp(true)
    const api = createTestApi({ 'POST /spruce/api/v1/page-queries': asked })
    const port = createDesignData(api, live, { kind: 'page', id: 'p', revision: 3 })
    const onFrame = vi.fn()
    const reads = [{ source: 'latest-values', parameters: {} }]
    const request = { queries: ['a', 'b'], values: {}, reads: { a: reads, b: reads } }
    const stop = port.subscribe(request, onFrame)
    live.tell('deviceValues', { deviceIds: ['d1'] })
    await vi.waitFor(() => expect(onFrame).toHaveBeenCalledTimes(2))
    expect(asked).toHaveBeenCalledOnce()
    stop()
  })
})
