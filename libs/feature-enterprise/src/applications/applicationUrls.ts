/** What the page of one does. */
export const applicationWays = ['add', 'edit'] as const

/** The address of the form below that of the list; the id is a part of the path, so that each has a tab of its own. */
export function applicationUrl(
  list: string,
  way: (typeof applicationWays)[number],
  id?: string,
): string {
  const url = `${list}/${way}`
  return id === undefined ? url : `${url}/${encodeURIComponent(id)}`
}
