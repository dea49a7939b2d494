import { ApiError } from '@spruce/api-client'
import { expect, it } from 'vitest'
import { atTheField } from './componentErrors.js'
import { componentMessages } from './componentMessages.js'

const t = componentMessages['zh-CN']

it.each([
  ['INVALID_REFERENCE', 'tenantIds[1]', 'tenantIds', t.tenantsGone],
  ['UNSAFE_URL', 'url', 'url', t.urlRefused],
  ['DUPLICATE', 'code', 'code', 'said'],
  [400, 'name.zh-CN', 'zhName', 'said'],
])('puts %s at %s to the field %s', async (code, path, field, message) => {
  const refused = new ApiError({
    ...{ kind: 'http' as const, status: 422, code },
    fields: [{ path, message: 'said' }],
  })
  const save = atTheField(() => Promise.reject(refused), t)
  await expect(save).rejects.toMatchObject({ code, fields: [{ path: field, message }] })
})
