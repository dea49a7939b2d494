import type { Schemas } from '@spruce/api-client/contract'
import type { RoleRecord } from '../repositories/roles/RolesRepository.js'

export function presentRole({ createdAt, updatedAt, ...role }: RoleRecord): Schemas['RoleRecord'] {
  return { ...role, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
