import type { SubApp } from '@spruce/session'
import { createTestApi } from '@spruce/api-client/testing'
import { expectTypeOf, test } from 'vitest'
import { type enterpriseAppCode, enterpriseSubApp } from './index.js'
import type { memberListOptions } from './organization/memberQueries.js'
import { organizationHandlers } from './testing/index.js'

test('the portal lists it as a sub-application', () => {
  expectTypeOf(enterpriseSubApp).toEqualTypeOf<SubApp>()
  expectTypeOf<typeof enterpriseAppCode>().toEqualTypeOf<'spruce-web-enterprise-console'>()
})

test('a list of people knows its rows', () => {
  type Options = ReturnType<typeof memberListOptions>
  type Page = Awaited<ReturnType<Extract<Options['queryFn'], (...args: never) => unknown>>>
  expectTypeOf<Page['rows'][number]['status']>().toEqualTypeOf<'invited' | 'active' | 'disabled'>()
  expectTypeOf(createTestApi).toBeCallableWith(organizationHandlers())
})
