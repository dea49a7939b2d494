import type { OperationContext } from '@spruce/api-client'

/** How many rows a list has, asked for once and kept nowhere. @public */
export async function totalOf(list: {
  queryFn: (context: OperationContext) => Promise<{ total: number }>
}): Promise<number> {
  const { total } = await list.queryFn({ signal: new AbortController().signal })
  return total
}
