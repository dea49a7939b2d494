import { listOf, unwrap, type ApiClient } from '@spruce/api-client'
import { listContacts, listRoleRecords } from '@spruce/api-client/operations'
import type { StudioViewer, StudioViewers, ViewerKind } from '@spruce/page-builder/studio'
import type { QueryClient } from '@tanstack/react-query'

/** So many are offered at once; who wants another one types. */
const mostFound = 50

/** What the previews of a person take from around them. */
export interface ViewerSurroundings {
  /** Of the person who designs: who grants everything grants at least these. */
  readonly permCodes: readonly string[]
  /** Whether they may ask which workbench somebody is given. */
  readonly canAskGiven: boolean
  /** Says which workbench somebody is given; undefined: none is published for them. */
  readonly sayGiven: (name: string | undefined) => string
}

/** Roles and people as whom a workbench can be previewed; for who may look at roles. */
export function createWorkbenchViewers(
  api: ApiClient,
  client: QueryClient,
  { permCodes, canAskGiven, sayGiven }: ViewerSurroundings,
): StudioViewers {
  const withAll = (codes: readonly string[], isAll: boolean) =>
    isAll ? [...new Set([...codes, ...permCodes])] : codes

  async function find(kind: ViewerKind, keyword: string) {
    const query = { page: 1, size: mostFound, ...(keyword !== '' && { keyword }) }
    if (kind === 'role') {
      const { rows } = await client.query(listOf(api, listRoleRecords, { query }))
      return rows.map(({ id, name, code }) => ({
        ...{ value: id, label: name },
        ...(code && { description: code }),
      }))
    }
    const { rows } = await client.query(listOf(api, listContacts, { query }))
    return rows.map(({ id, nickName, departments }) => {
      const description = departments.map(({ name }) => name).join('、')
      return { value: id, label: nickName, ...(description !== '' && { description }) }
    })
  }

  async function read(kind: ViewerKind, id: string): Promise<StudioViewer> {
    const params = { path: { id } }
    if (kind === 'role') {
      const role = await unwrap(api.GET('/spruce/api/v1/roles/{id}/permissions', { params }))
      return { permCodes: withAll(role.codes, role.grantsAll) }
    }
    const [member, given] = await Promise.all([
      unwrap(api.GET('/spruce/api/v1/members/{id}/permissions', { params })),
      canAskGiven
        ? unwrap(api.GET('/spruce/api/v1/members/{id}/workbench', { params }))
        : Promise.resolve(undefined),
    ])
    const codes = member.codes.map(({ code }) => code)
    return {
      permCodes: withAll(codes, member.isAdmin),
      ...(given && { note: sayGiven(given.given[0]?.name) }),
    }
  }

  return { find, read }
}
