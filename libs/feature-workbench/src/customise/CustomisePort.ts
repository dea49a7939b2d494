import { unwrap, type ApiClient, type Schemas } from '@spruce/api-client'
import { runMutation } from '@spruce/shell-ui'
import type { QueryClient } from '@tanstack/react-query'

export type MyWorkbench = Schemas['MyWorkbench']

/** A workbench as it is given, and with what the person made of it: of one revision. */
export interface PersonalPage {
  readonly given: MyWorkbench
  readonly mine: MyWorkbench
}

/** Reads and keeps what a person made of a workbench. */
export interface CustomisePort {
  /** Null where the workbench is not given to the person any more. */
  readonly load: (signal?: AbortSignal) => Promise<PersonalPage | null>
  /** @throws ApiError 412 where another revision is given, or the person saved elsewhere */
  readonly save: (body: Schemas['SaveMyWorkbenchRequest']) => Promise<MyWorkbench>
}

/** So often the page is read once more when it was published between the two answers. */
const mostReads = 3

/** Keeps what the person made of one workbench by the calls of its operations. */
export function createCustomisePort(
  api: ApiClient,
  client: QueryClient,
  workbenchId: string,
): CustomisePort {
  const read = (query: { at: number; show: 'mine' | 'given' }, signal: AbortSignal | undefined) =>
    unwrap(api.GET('/spruce/api/v1/my-workbench', { params: { query }, ...(signal && { signal }) }))
  const placeIn = ({ given }: MyWorkbench) =>
    given.findIndex((one) => one.workbenchId === workbenchId)

  return {
    async load(signal) {
      let at = 0
      for (let reads = 0; reads < mostReads; reads++) {
        const [mine, given] = await Promise.all([
          read({ at, show: 'mine' }, signal),
          read({ at, show: 'given' }, signal),
        ])
        if (placeIn(mine) < 0) return null
        const isOne = mine.revision === given.revision && given.workbenchId === workbenchId
        if (mine.workbenchId === workbenchId && isOne) return { mine, given }
        at = placeIn(mine)
      }
      return null
    },
    // The surface says itself what went wrong.
    save: (body) =>
      runMutation(
        client,
        {
          mutationFn: () => unwrap(api.PUT('/spruce/api/v1/my-workbench', { body })),
          meta: { silent: true },
        },
        undefined,
      ),
  }
}
