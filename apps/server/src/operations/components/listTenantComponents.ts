import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'
import { pagingOf } from '../pagingOf.js'
import { viewerOf, withRoles } from './componentRules.js'
import type { TenantComponent } from '../../repositories/components/TenantComponentsRepository.js'
import { takePage, type RowShape } from '../../repositories/lists/takePage.js'

/** They are hundreds, so they are filtered here. */
export const listTenantComponents = defineOperation('listTenantComponents', {
  async handle({ query, tenantId, repositories, session }) {
    const word = query.keyword?.trim().toLowerCase() ?? ''
    const { roleId } = query
    const role = roleId === undefined ? undefined : await repositories.roles.find(tenantId, roleId)
    const isSeen = ({ roleIds }: TenantComponent) =>
      roleIds === null || !role || (role.enabled && (role.grantsAll || roleIds.includes(role.id)))
    const all = await repositories.components.ofTenant(tenantId, viewerOf(session))
    const found = all
      .map(asSeen)
      .filter(({ code, name }) =>
        [code, name['zh-CN'], name['en-US']].some((text) => text.toLowerCase().includes(word)),
      )
      .filter(isSeen)
    const { rows, total, counts } = takePage(found, pagingOf(query), {
      ...shape,
      state: { of: (component) => component.status, is: query.status },
    })
    const codes = rows.map(({ code }) => code)
    const personal = await repositories.personalUses.countByCode(codes, tenantId)
    const presented = rows.map((row) => ({
      ...presentTenantComponent(row),
      personalUses: personal.get(row.code) ?? 0,
    }))
    return okList(await withRoles(repositories, tenantId, presented), total, counts)
  },
})

/** What the operator has not released yet is nobody else's business. */
function asSeen(component: TenantComponent): TenantComponent {
  const { origin, released } = component
  return origin === 'tenant' ? component : { ...component, ...released, hasChanges: false }
}

const shape: RowShape<TenantComponent> = {
  columns: {
    code: ({ code }) => code,
    name: ({ name }) => name['zh-CN'],
    category: ({ category }) => category,
    origin: ({ origin }) => origin,
    enabled: ({ enabled }) => enabled,
    status: ({ status }) => status,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  facets: {
    origin: ({ origin }) => origin,
    enabled: ({ enabled }) => enabled,
    kind: ({ kind }) => kind,
    hasChanges: ({ hasChanges }) => hasChanges,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  read: ['name', 'category'],
  id: ({ id }) => id,
}
