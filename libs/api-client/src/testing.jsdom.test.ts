// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { unwrap } from './readAnswer.js'
import { createTestApi } from './testing.js'

it('works among the globals of jsdom, with its abort signals', async () => {
  const api = createTestApi({
    'GET /aba-base/api/role/user/isAdmin': true,
    'GET /aba-base/api/system-config': () => new Promise<never>(() => undefined),
    'POST /aba-base/api/dept/delete-dept/{id}': { removed: 1 },
  })
  const caller = new AbortController()
  const { signal } = caller
  expect(await unwrap(api.GET('/aba-base/api/role/user/isAdmin', { signal }))).toBe(true)
  const params = { path: { id: 'd1' } }
  const removal = api.POST('/aba-base/api/dept/delete-dept/{id}', { params, body: {}, signal })
  expect(await unwrap(removal)).toEqual({ removed: 1 })
  const call = unwrap(api.GET('/aba-base/api/system-config', { signal }))
  caller.abort()
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })
})
