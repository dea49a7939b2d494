import { listOf, queryOf, type Schemas } from '@spruce/api-client'
import { getPermissionMatrix, listApps } from '@spruce/api-client/operations'
import type { PermissionCode } from '@spruce/session'
import { useApi } from '@spruce/session/react'
import { SelectField, useLanguage, useMessages } from '@spruce/shell-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DepartmentField } from '../organization/DepartmentField.js'
import { MemberField } from '../organization/MemberField.js'
import { accessMessages } from './accessMessages.js'

/** What can be seen or not. */
export type ObjectKind = Schemas['ObjectExplanation']['kind']

/** An object that somebody may see or not. */
export interface AccessObject {
  kind: ObjectKind
  id: string
  name: string
}

/** The permission to choose among the objects of a kind. */
export const permissionOfKind: Record<ObjectKind, PermissionCode> = {
  person: 'user:list',
  department: 'department:list',
  app: 'app:list',
  menu: 'role:list',
}

export interface ObjectFieldProps {
  /** What the object is; the draft holds its id under the name of this. */
  kind: ObjectKind
  /** The object chosen at the start. */
  chosen: AccessObject | undefined
}

/** Chooses an object; the draft holds its id under the name of its kind. */
export function ObjectField({ kind, chosen }: ObjectFieldProps) {
  const t = useMessages(accessMessages)
  const own = { name: `${kind}Id`, label: t[kind] }
  switch (kind) {
    case 'person':
      return <MemberField key={kind} {...own} chosen={chosen} />
    case 'department':
      return <DepartmentField key={kind} {...own} />
    case 'app':
      return <AppField key={kind} {...own} chosen={chosen} />
    case 'menu':
      return <MenuField key={kind} {...own} chosen={chosen} />
  }
}

interface FieldProps {
  name: string
  label: string
  chosen: AccessObject | undefined
}

function AppField({ name, label, chosen }: FieldProps) {
  const api = useApi()
  const client = useQueryClient()
  const language = useLanguage()
  return (
    <SelectField
      name={name}
      label={label}
      options={chosen ? [{ value: chosen.id, label: chosen.name }] : []}
      find={async (text) => {
        const keyword = text.trim()
        const query = { origin: 'tenant' as const, size: 20, ...(keyword && { keyword }) }
        const { rows } = await client.query(listOf(api, listApps, { query }))
        return rows.flatMap(({ id, name: texts, appCode }) =>
          id === null ? [] : [{ value: id, label: texts[language], description: appCode }],
        )
      }}
    />
  )
}

type Node = Schemas['PermissionMatrix']['apps'][number]['nodes'][number]

function MenuField({ name, label, chosen }: FieldProps) {
  const api = useApi()
  const t = useMessages(accessMessages)
  const { data } = useQuery(queryOf(api, getPermissionMatrix))
  const options = (data?.apps ?? []).flatMap((app) => menuOptions(app.nodes, [app.name]))
  const isKnown = !chosen || options.some(({ value }) => value === chosen.id)
  return (
    <SelectField
      name={name}
      label={label}
      help={t.menuFieldHelp}
      options={isKnown ? options : [{ value: chosen.id, label: chosen.name }, ...options]}
    />
  )
}

function menuOptions(
  nodes: readonly Node[],
  place: readonly string[],
): { value: string; label: string; description: string }[] {
  return nodes.flatMap(({ id, name, children }) => [
    { value: id, label: name, description: place.join(' / ') },
    ...menuOptions(children, [...place, name]),
  ])
}
