import { listOf, mutationOf, tagKey, unwrap } from '@spruce/api-client'
import {
  addComponent,
  editComponent,
  listComponentHistory,
  listComponentReleases,
  listComponents,
  listComponentUses,
  publishComponent,
  removeComponent,
  withdrawComponent,
} from '@spruce/api-client/operations'
import { defineDialog } from '@spruce/shell-ui'
import { recordHistory } from '../history/recordHistory.js'
import { totalOf } from '../sources/totalOf.js'
import { componentMessages } from './componentMessages.js'
import { componentSearch } from './componentQuery.js'
import type { ComponentSource } from './componentSource.js'
import { ComponentUsesDialog } from './ComponentUsesDialog.js'

/** Components that the operator gives the designers of all customers, or of some. @public */
export const platformComponents: ComponentSource = {
  table: 'components',
  key: tagKey(listComponents),
  messages: componentMessages,
  permissions: {
    list: 'component:list',
    add: 'component:add',
    edit: 'component:edit',
    remove: 'component:remove',
    publish: 'component:publish',
  },
  history: recordHistory(listComponentHistory, 'component:list'),
  search: componentSearch,
  columns: [
    {
      id: 'visibleTo',
      header: (language) => componentMessages[language].visibleTo,
      width: 144,
      text: ({ visibleTo = 'all', tenantIds = [] }, language) => {
        const t = componentMessages[language]
        return visibleTo === 'all' ? t.visibleToAll : t.visibleCount(tenantIds.length)
      },
    },
  ],
  hasAudience: true,
  isManaged: () => true,
  list: (api, query) => listOf(api, listComponents, { query: componentSearch.params(query) }),
  load: (api, id) =>
    unwrap(api.GET('/spruce/api/v1/components/{id}', { params: { path: { id } } })),
  add: (api, body) => mutationOf(api, addComponent).mutationFn({ body }),
  edit: (api, { id, version, changes }) =>
    mutationOf(api, editComponent).mutationFn({ path: { id }, body: { ...changes, version } }),
  publish: (api, { id, version }) =>
    mutationOf(api, publishComponent).mutationFn({ path: { id }, body: { version } }),
  withdraw: (api, { id, version }) =>
    mutationOf(api, withdrawComponent).mutationFn({ path: { id }, body: { version } }),
  remove: (api, { id, version }) =>
    mutationOf(api, removeComponent).mutationFn({ path: { id }, body: { version } }),
  releases: (api, id, { page = 1, size = 10 }) =>
    listOf(api, listComponentReleases, { path: { id }, query: { page, size } }),
  uses: defineDialog(ComponentUsesDialog),
  countUses: (api, { id }) =>
    totalOf(listOf(api, listComponentUses, { path: { id }, query: { page: 1, size: 1 } })),
}
