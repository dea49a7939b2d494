import { listOf, mutationOf, type Schemas, tagKey, unwrap } from '@spruce/api-client'
import {
  addTenantComponent,
  editTenantComponent,
  listOfferedComponentHistory,
  listTenantComponentHistory,
  listTenantComponentReleases,
  listTenantComponents,
  listTenantComponentUses,
  publishTenantComponent,
  removeTenantComponent,
  switchComponent,
  withdrawTenantComponent,
} from '@spruce/api-client/operations'
import type { ComponentQuery } from '@spruce/console-kit'
import { type ComponentBody, type ComponentSource, totalOf } from '@spruce/console-kit/components'
import { recordHistory } from '@spruce/console-kit/history'
import { defineDialog, wordsOf } from '@spruce/shell-ui'
import { ComponentSightDialog } from './ComponentSightDialog.js'
import { ComponentSightFields } from './ComponentSightFields.js'
import { OriginFilters } from './OriginFilters.js'
import {
  tenantComponentMessages,
  tenantOriginMessages,
  tenantSightMessages,
} from './tenantComponentMessages.js'
import { tenantComponentSearch } from './tenantComponentSearch.js'
import { TenantComponentUsesDialog } from './TenantComponentUsesDialog.js'

const word = wordsOf(tenantOriginMessages)

/** What the company's designers may place: the platform's, on or off, and frames of the company's own. */
export const tenantComponents: ComponentSource = {
  table: 'tenantComponents',
  key: tagKey(listTenantComponents),
  messages: tenantComponentMessages,
  permissions: {
    list: 'widget:list',
    add: 'widget:add',
    edit: 'widget:edit',
    remove: 'widget:remove',
    publish: 'widget:publish',
  },
  history: recordHistory(listTenantComponentHistory, 'widget:list'),
  offeredHistory: recordHistory(listOfferedComponentHistory, 'widget:list'),
  search: tenantComponentSearch,
  Filters: OriginFilters,
  columns: [
    {
      id: 'origin',
      header: word('origin'),
      width: 112,
      text: ({ origin = 'platform' }, language) => tenantOriginMessages[language][origin],
    },
    {
      id: 'enabled',
      header: word('enabled'),
      width: 124,
      text: ({ enabled }, language) => tenantOriginMessages[language][enabled ? 'yes' : 'no'],
      tone: ({ enabled }) => (enabled ? 'success' : 'neutral'),
    },
    {
      id: 'roles',
      header: (language) => tenantSightMessages[language].sight,
      minWidth: 148,
      text: ({ roles = null }, language) => {
        const t = tenantSightMessages[language]
        if (roles === null) return t.everybody
        if (roles.length === 0) return t.administrators
        return roles.map(({ name }) => name).join(t.nameSeparator)
      },
    },
  ],
  hasAudience: false,
  sight: {
    Fields: ComponentSightFields,
    dialog: defineDialog(ComponentSightDialog),
    set: (api, { id, origin, version }, roleIds) =>
      origin === 'tenant'
        ? mutationOf(api, editTenantComponent).mutationFn({
            path: { id },
            body: { version, roleIds },
          })
        : mutationOf(api, switchComponent).mutationFn({ path: { id }, body: { roleIds } }),
  },
  isManaged: ({ origin }) => origin === 'tenant',
  list: (api, query) => listOf(api, listTenantComponents, { query: paramsOf(query) }),
  load: (api, id) =>
    unwrap(api.GET('/spruce/api/v1/tenant-components/{id}', { params: { path: { id } } })),
  add: (api, body) => mutationOf(api, addTenantComponent).mutationFn({ body: ownBody(body) }),
  edit: (api, { id, version, changes }) => {
    const body = { ...withoutAudience(changes), version }
    return mutationOf(api, editTenantComponent).mutationFn({ path: { id }, body })
  },
  publish: (api, { id, version }) =>
    mutationOf(api, publishTenantComponent).mutationFn({ path: { id }, body: { version } }),
  withdraw: (api, { id, version }) =>
    mutationOf(api, withdrawTenantComponent).mutationFn({ path: { id }, body: { version } }),
  remove: (api, { id, version }) =>
    mutationOf(api, removeTenantComponent).mutationFn({ path: { id }, body: { version } }),
  switchTo: (api, { id }, enabled) =>
    mutationOf(api, switchComponent).mutationFn({ path: { id }, body: { enabled } }),
  releases: (api, id, { page = 1, size = 10 }) =>
    listOf(api, listTenantComponentReleases, { path: { id }, query: { page, size } }),
  uses: defineDialog(TenantComponentUsesDialog),
  countUses: (api, { code }) =>
    totalOf(listOf(api, listTenantComponentUses, { query: { code, page: 1, size: 1 } })),
}

function paramsOf(query: ComponentQuery) {
  const { enabled, ...rest } = tenantComponentSearch.params(query)
  return { ...rest, ...(enabled !== undefined && { enabled: enabled === 'yes' }) }
}

/** A frame of one company says nothing of kinds and customers. */
function withoutAudience<Body extends Partial<ComponentBody>>(body: Body) {
  const own: Body & Partial<Record<'kind' | 'visibleTo' | 'tenantIds', unknown>> = { ...body }
  delete own.kind
  delete own.visibleTo
  delete own.tenantIds
  return own as Omit<Body, 'kind' | 'visibleTo' | 'tenantIds'>
}

function ownBody({ url = null, ...body }: ComponentBody): Schemas['AddTenantComponentRequest'] {
  return { ...withoutAudience(body), url }
}
