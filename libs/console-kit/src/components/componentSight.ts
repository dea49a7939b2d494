import type { ApiClient, Schemas } from '@spruce/api-client'
import type { DialogHandle, DialogProps, FormPort } from '@spruce/shell-ui'
import type { ComponentType } from 'react'
import type { ComponentRow } from './componentRow.js'

/** Who sees a component, as a form holds it: everybody, or who holds one of the roles. @public */
export interface SightDraft {
  sight: 'all' | 'roles'
  /** What counts with `roles` only; with none of them administrators alone see it. */
  roleIds: string[]
}

/** The roles as they are sent: null is everybody. @public */
export function rolesOfSight({ sight, roleIds }: SightDraft): string[] | null {
  return sight === 'all' ? null : roleIds
}

/** @public */
export function sightOfRoles(roleIds: readonly string[] | null): SightDraft {
  return { sight: roleIds === null ? 'all' : 'roles', roleIds: [...(roleIds ?? [])] }
}

/** @public */
export interface SightFieldsProps {
  /** The one whose sight is chosen; absent for a new one, or several. */
  component?: Pick<ComponentRow, 'kind'> & { roles?: readonly Schemas['NamedRef'][] | null }
}

/** A dialog that chooses who sees components; resolves to what was chosen. @public */
export interface SightDialogProps
  extends DialogProps<SightDraft>, FormPort<SightDraft, SightDraft>, SightFieldsProps {
  /** What the dialog is called. */
  title: string
  /** What is chosen so far. */
  initialValues: SightDraft
}

/** How a console chooses the roles that see components. @public */
export interface ComponentSightSource {
  /** The fields `sight` and `roleIds` of a draft. */
  Fields: ComponentType<SightFieldsProps>
  dialog: DialogHandle<SightDialogProps, SightDraft>
  /** @param roleIds null: everybody */
  set: (api: ApiClient, component: ComponentRow, roleIds: string[] | null) => Promise<unknown>
}
