import type { SubApp } from '@spruce/session'
import type { LiveKind as ContractKind, PermissionCode as ContractCode } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { Permission, usePermission } from '@spruce/session/react'
import {
  defineAction,
  type LiveKind,
  type ResourcePageProps,
  type usePermitted,
} from '@spruce/shell-ui'
import { holdsPermission, type PermissionCode } from '@spruce/validators/permission'
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

test('the shell knows the live events of the contract', () => {
  expectTypeOf<LiveKind>().toEqualTypeOf<ContractKind>()
})

test('a mistyped permission code does not compile', () => {
  expectTypeOf<ContractCode>().toExtend<PermissionCode>()
  expectTypeOf<string>().not.toExtend<PermissionCode>()
  const run = () => undefined
  expectTypeOf(defineAction({ label: '', permission: 'role:add', run })).not.toBeAny()
  // @ts-expect-error -- the code of an action
  defineAction({ label: '', permission: 'role:ad', run })
  // @ts-expect-error -- one of the codes of an action
  defineAction({ label: '', permission: ['role:add', 'rolle:edit'], run })
  type Page = ResourcePageProps<object, object>['permission']
  expectTypeOf<Page>().toEqualTypeOf<PermissionCode | undefined>()
  const useChecks = (isPermitted: ReturnType<typeof usePermitted>) => {
    isPermitted('role:list')
    // @ts-expect-error -- a column, a part of a page
    isPermitted('role:lst')
    // @ts-expect-error -- the rule itself
    holdsPermission(['role:list'], ['role:lst'])
    // @ts-expect-error -- a hook of the session
    usePermission(['role:lst'])
    // @ts-expect-error -- the directive
    void Permission({ codes: ['role:lst'], children: null })
  }
  expectTypeOf(useChecks).toBeFunction()
  type Manifest = SubApp['manifest']
  const name = { 'zh-CN': '', 'en-US': '' }
  // @ts-expect-error -- a code that a manifest declares
  const declared: Manifest['permissions'][number] = { code: 'role:lst', name }
  const menu = { key: 'a', name, path: '', openType: 1 } as const
  // @ts-expect-error -- a code that a menu asks for
  const listed: Manifest['menus'][number] = { ...menu, permCode: 'role:lst' }
  expectTypeOf([declared, listed]).not.toBeAny()
})
