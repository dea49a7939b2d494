import type { Schemas } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { standardView } from '@spruce/shell-ui'
import { describe, expect, it } from 'vitest'
import { savedViews } from './savedViews.js'

const content: Schemas['ViewContent'] = {
  filters: [{ name: 'status', value: 'active' }],
  sort: '-lastLoginAt',
  columns: [
    { key: 'nickName', visible: true, width: 160 },
    { key: 'email', visible: false },
  ],
  density: 'compact',
  size: 50,
}
const view = {
  version: 1,
  filters: { status: 'active' },
  sort: '-lastLoginAt',
  columns: [
    { id: 'nickName', isShown: true, width: 160 },
    { id: 'email', isShown: false },
  ],
  density: 'compact',
  size: 50,
} as const

/** Keeps what is sent, as the server does. */
function serverWith(kept: Partial<Schemas['ViewSet']> = {}) {
  let set: Schemas['ViewSet'] = { page: '', mine: [], shared: [], defaultName: null, ...kept }
  const api = createTestApi({
    'GET /spruce/api/v1/views': ({ query }) => ({ ...set, page: String(query.page) }),
    'PUT /spruce/api/v1/views/mine': ({ body }) => (set = { ...set, mine: body.views }),
    'PUT /spruce/api/v1/views/shared': ({ body }) =>
      (set = { ...set, shared: body.views, defaultName: body.defaultName }),
  })
  return { port: savedViews(api, false), kept: () => set }
}

describe('savedViews', () => {
  it('reads what the server keeps', async () => {
    const { port } = serverWith({
      mine: [{ name: '在职', content }],
      shared: [{ name: '全员', content: { ...content, sort: null } }],
      defaultName: '全员',
    })
    expect(await port.load('members')).toEqual({
      mine: [{ name: '在职', view }],
      shared: [{ name: '全员', view: { ...view, sort: undefined } }],
      defaultName: '全员',
      lastUsed: undefined,
    })
  })

  it('keeps the view used last beside the own ones, and gives it back', async () => {
    const { port, kept } = serverWith()
    const saved = await port.saveMine('members', {
      mine: [{ name: '在职', view }],
      lastUsed: 'shared/全员',
    })
    expect(saved).toMatchObject({ mine: [{ name: '在职' }], lastUsed: 'shared/全员' })
    expect(kept().mine).toHaveLength(2)
    expect(kept().mine[0]).toEqual({ name: '在职', content })
  })

  it('remembers that the standard view was chosen', async () => {
    const { port } = serverWith()
    expect((await port.saveMine('members', { mine: [], lastUsed: '' })).lastUsed).toBe('')
  })

  it('takes an own view of the reserved name for none', async () => {
    const { port, kept } = serverWith()
    await port.saveMine('members', {
      mine: [{ name: '~last-used~', view: standardView }],
      lastUsed: undefined,
    })
    expect(kept().mine).toEqual([])
  })

  it('keeps the shared ones with their default', async () => {
    const { port, kept } = serverWith()
    await port.saveShared('members', { shared: [{ name: '全员', view }], defaultName: '全员' })
    expect(kept()).toMatchObject({ shared: [{ name: '全员', content }], defaultName: '全员' })
  })
})
