import type { Language } from '@spruce/validators/i18n'
import type {
  QueryClient,
  QueryKey,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import type { DialogHandle } from '../dialogs/defineDialog.js'
import type { RegisteredApi } from '../provider/ApiProvider.js'
import type { ListState } from '../resource-page/ListState.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import { runMutation } from './runMutation.js'

/** The list that an action belongs to. */
export type ActionList<Query extends ResourceQuery = ResourceQuery, Row = object> = ListState<
  Query,
  Row
>

/** What an action gets when it runs: what the product gives, and what its renderer does for it. */
export interface ActionContext<List = ActionList> {
  /** The client of the product, as `Register` says it. */
  api: RegisteredApi
  client: QueryClient
  language: Language
  /** The list whose page shows the action; undefined outside a ResourcePage. */
  list: List | undefined
  /**
   * Opens a dialog. The action is not pending meanwhile, and the focus comes back to where it began.
   * Resolves as the dialog does.
   */
  open: <Props, Result>(
    dialog: DialogHandle<Props, Result>,
    props: Omit<Props, 'onClose'>,
  ) => Promise<Result | undefined>
  /**
   * Runs a mutation: its callbacks and its `meta` hold, though no component watches it. The form, the question or the
   * renderer of the action shows its failure, so it is `silent` in the caches.
   */
  send: <Data, Variables, Result>(
    options: UseMutationOptions<Data, Error, Variables, Result>,
    variables: Variables,
  ) => Promise<Data>
  /** Asks for a query as it is now on the server. Its failure is shown as that of `send`. */
  read: <Data, Key extends QueryKey>(
    options: UseQueryOptions<Data, Error, Data, Key>,
  ) => Promise<Data>
  /** Goes to another address of the product. */
  goTo: (url: string) => Promise<void>
}

/** What is around the renderer of an action. */
export interface ActionSurroundings {
  getApi: () => RegisteredApi
  client: QueryClient | undefined
  list: ActionList | undefined
  language: Language
  goTo: (url: string) => Promise<void>
}

/** @param openLater opens something once the focus is where it has to come back to */
export function contextOf(
  around: ActionSurroundings,
  openLater: (open: () => void) => void,
): ActionContext {
  const { getApi, list, language, goTo } = around
  const getClient = () => {
    if (!around.client) throw new Error('Actions stand below a QueryClientProvider.')
    return around.client
  }
  const context: Omit<ActionContext, 'api' | 'client'> = {
    list,
    language,
    open: (dialog, props) =>
      new Promise((resolve, reject) => {
        openLater(() => void dialog.open(props).then(resolve, reject))
      }),
    send: ({ meta, ...options }, variables) =>
      runMutation(getClient(), { ...options, meta: { ...meta, silent: true } }, variables),
    read: ({ meta, ...options }) =>
      getClient().query({ ...options, meta: { ...meta, silent: true }, staleTime: 0 }),
    goTo,
  }
  // Asked for when they are used: most actions of a library's own need no provider.
  return Object.defineProperties(context, {
    api: { get: getApi },
    client: { get: getClient },
  }) as ActionContext
}
