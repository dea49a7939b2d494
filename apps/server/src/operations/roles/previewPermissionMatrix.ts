import { defineOperation, ok } from '../../http/defineOperation.js'
import { UsersRepository } from '../../repositories/users/UsersRepository.js'
import { ownerOfApp } from '../../sessions/appOwners.js'
import { previewEffects } from './permissionEffects.js'
import { readMatrixChanges } from './readMatrixChanges.js'

/** Who would gain and lose what, decided as requests are. */
export const previewPermissionMatrix = defineOperation('previewPermissionMatrix', {
  /** The state of accounts, which no tenant reads: outside the tenant's transaction. */
  async prepare({ body, tenantId, services }) {
    const value = await new UsersRepository(services.engine.platform).accountsOfRoles(
      tenantId,
      body.changes.map(({ roleId }) => roleId),
    )
    return { value, discard: () => Promise.resolve() }
  },
  async handle({ body, prepared, ...parts }) {
    const { session, tenantId, repositories, services, language, peopleScope } = parts
    const changes = await readMatrixChanges({ session, tenantId, repositories, services }, body)
    const registry = new Map(
      (await repositories.permissions.registry()).map((row) => [row.code, row]),
    )
    const isOperator = session.tenant?.kind === 'operator'
    const effects = previewEffects({
      changes,
      holders: await repositories.permissions.holders(
        tenantId,
        changes.map(({ role }) => role.id),
        await peopleScope(),
      ),
      roles: await repositories.permissions.allRoles(tenantId),
      accounts: prepared,
      factsOf: (code) => ({
        isKnown: services.permissionCodes.includes(code),
        isOtherConsole:
          !isOperator && ownerOfApp(registry.get(code)?.app_code ?? '') === 'operator',
        isOutsidePlan: session.tenant?.permissions.isOutsidePlan(code) ?? false,
      }),
    })
    return ok({
      ...effects,
      codes: effects.codes.map((effect) => ({
        ...effect,
        name: registry.get(effect.code)?.name[language] ?? effect.code,
      })),
    })
  },
})
