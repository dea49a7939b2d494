/** Pins what callers rely on the compiler to infer. It is type-checked, never run. */
import { expectTypeOf } from 'vitest'
import {
  listOf,
  mutationOf,
  queryOf,
  unwrap,
  unwrapList,
  type ApiClient,
  type RowsAndTotal,
  type Schemas,
} from './index.js'
import { getRole, listRoleRecords, setRoleStatus } from './generated/operations.js'
import { createTestApi, type TestCall, type TestRoute } from './testing.js'

export async function calls(api: ApiClient) {
  const path = { id: 'd1' }
  const department = await unwrap(api.GET('/aba-base/api/dept/{id}', { params: { path } }))
  expectTypeOf(department).toEqualTypeOf<Schemas['Department']>()

  const isAdmin = await unwrap(api.GET('/aba-base/api/role/user/isAdmin'))
  expectTypeOf(isAdmin).toEqualTypeOf<boolean>()

  const nothing = await unwrap(api.POST('/auth/logout', { body: { jti: 'b-1' } }))
  expectTypeOf(nothing).toEqualTypeOf<null>()

  const { rows, total } = await unwrapList(
    api.GET('/spruce/api/v1/members', { params: { query: { page: 1, status: 'active' } } }),
  )
  expectTypeOf(rows).toEqualTypeOf<readonly Schemas['Member'][]>()
  expectTypeOf(total).toEqualTypeOf<number>()

  const query = { captchaKey: 'k' }
  const image = await unwrap(
    api.GET('/aba-base/api/verification/get-captcha', { params: { query }, parseAs: 'blob' }),
  )
  expectTypeOf(image).toEqualTypeOf<Blob>()

  // The client sets the headers of section 7; nobody has to pass them.
  await api.GET('/aba-base/api/user-infos')
  // A body that the contract makes optional may be left out.
  await api.POST('/aba-base/api/dept/delete-dept/{id}', { params: { path } })
  await api.POST('/aba-base/api/dept/delete-dept/{id}', { params: { path }, body: { version: 1 } })

  // @ts-expect-error no such path
  await api.GET('/aba-base/api/nowhere')
  // @ts-expect-error the path needs an id
  await api.GET('/aba-base/api/dept/{id}')
  // @ts-expect-error the body needs a name
  await api.POST('/aba-base/api/dept/add-dept', { body: { parentId: null } })
  // @ts-expect-error a misspelt field
  await api.POST('/aba-base/api/dept/add-dept', { body: { nane: 'x', parentId: null } })
  // @ts-expect-error not a status
  await api.GET('/spruce/api/v1/members', { params: { query: { status: 'gone' } } })
}

export function handlers() {
  createTestApi({
    'GET /spruce/api/v1/members': ({ query }) => {
      expectTypeOf(query.keyword).toEqualTypeOf<string | string[] | undefined>()
      return { rows: [], total: 0 }
    },
    'POST /aba-base/api/dept/add-dept': ({ body }) => {
      expectTypeOf(body).toEqualTypeOf<Schemas['AddDeptRequest']>()
      throw new Error('not needed')
    },
    'POST /aba-base/api/dept/delete-dept/{id}': ({ path }) => ({ removed: path.id.length }),
  })
  // @ts-expect-error no such route
  createTestApi({ 'GET /nowhere': null })
  // @ts-expect-error not the data of this route
  createTestApi({ 'GET /aba-base/api/role/user/isAdmin': 'yes' })

  type Body = TestCall<'POST /aba-base/api/dept/edit-dept'>['body']
  expectTypeOf<Body>().toEqualTypeOf<Schemas['EditDeptRequest']>()
  const route: TestRoute = 'PUT /spruce/api/v1/members/{id}'
  // @ts-expect-error the path has no such method
  const wrong: TestRoute = 'DELETE /spruce/api/v1/members/{id}'
  return [route, wrong]
}

export async function options(api: ApiClient) {
  const list = listOf(api, listRoleRecords, { query: { page: 1 } })
  expectTypeOf(list.queryFn).returns.resolves.toEqualTypeOf<RowsAndTotal<Schemas['RoleRecord']>>()
  const one = queryOf(api, getRole, { path: { id: 'r1' } })
  expectTypeOf(one.queryFn).returns.resolves.toEqualTypeOf<Schemas['RoleRecord']>()
  await mutationOf(api, setRoleStatus).mutationFn({
    path: { id: 'r1' },
    body: { version: 1, enabled: true },
  })
  listOf(api, listRoleRecords)
  // @ts-expect-error the path needs an id
  queryOf(api, getRole)
  // @ts-expect-error a misspelt filter
  listOf(api, listRoleRecords, { query: { keywrd: 'x' } })
  // @ts-expect-error the body needs a version
  await mutationOf(api, setRoleStatus).mutationFn({ path: { id: 'r1' }, body: { enabled: true } })
}
