import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listDepartments, listMembers, listRoles, listSignIns } from '../peerParts/calls.mjs'

export function membersOptions(query) {
  return queryOptions({
    queryKey: ['members', query],
    queryFn: () => listMembers(query),
    placeholderData: keepPreviousData,
  })
}

export function signInsOptions(query) {
  return queryOptions({
    queryKey: ['sign-ins', query],
    queryFn: () => listSignIns(query),
    placeholderData: keepPreviousData,
  })
}

export function departmentsOptions(parentId) {
  return queryOptions({
    queryKey: ['departments', parentId],
    queryFn: () => listDepartments(parentId),
    staleTime: 30_000,
  })
}

export const rolesOptions = queryOptions({
  queryKey: ['roles'],
  queryFn: listRoles,
  staleTime: 60_000,
})

/** What the members page asks for when it opens. */
export const firstQuery = { page: 1 }

/** Asks for what the first page shows, the branch below the only root, too. */
export function startFirstPage(client) {
  void client.prefetchQuery(membersOptions(firstQuery))
  void client.prefetchQuery(rolesOptions)
  void client.fetchQuery(departmentsOptions(undefined)).then(
    (top) => top.length === 1 && client.prefetchQuery(departmentsOptions(top[0].id)),
    () => undefined, // the page shows it
  )
}
