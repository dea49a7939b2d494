import type { PageDataPort } from '@spruce/page-builder'

/** Answers the queries of a workbench: those with data of their own need nobody. */
export const workbenchData: PageDataPort = {
  query: () => Promise.resolve({}),
  subscribe: () => () => undefined,
}
