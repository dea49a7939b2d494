import type { ApiClient } from '@spruce/api-client'
import {
  PageRuntime,
  WorkPortsProvider,
  type PageAction,
  type VariableSource,
} from '@spruce/page-builder'
import { searchOfParameters } from '@spruce/page-builder/data'
import { basePathOf, targetOfApp } from '@spruce/session'
import { useApi, useSession } from '@spruce/session/react'
import { useMessages, useShellPort } from '@spruce/shell-ui'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { workbenchMessages } from '../messages.js'
import { useRegistryOf } from '../registry/pageRegistry.js'
import type { AskedDesign } from './designData.js'
import { publishedPageOptions } from './publishedPageOptions.js'
import { useDesignData } from './useDesignData.js'
import { useWorkPorts } from './useWorkPorts.js'

export interface DesignViewProps extends AskedDesign {
  /** The document that the server gave. */
  readonly document: unknown
  /** The application whose pages it opens; without one, a page says of which it is. */
  readonly appCode?: string
  /** Keeps the variables of the page in the address; without it they last as long as the page is shown. */
  readonly variables?: VariableSource | undefined
}

/** A workbench or page, with the lists of the product and what its queries are answered. */
export const DesignView = observer(function DesignView(props: DesignViewProps) {
  const { document, appCode, variables } = props
  const session = useSession()
  const ports = useWorkPorts()
  const data = useDesignData(props)
  const registry = useRegistryOf(document)
  const messages = useMessages(workbenchMessages)
  const onAction = useAction(appCode)
  if (!registry) return <p role="status">{messages.loading}</p>
  return (
    <WorkPortsProvider value={ports}>
      <PageRuntime
        document={document}
        registry={registry}
        data={data}
        {...(variables && { variables })}
        permCodes={session.heldPermissions}
        onAction={onAction}
      />
    </WorkPortsProvider>
  )
})

type OpenPage = Extract<PageAction, { readonly kind: 'open-page' }>

/** The application of a page, for a workbench, which belongs to none. Undefined, and said why: they may not see it. */
async function appOfPage(api: ApiClient, client: QueryClient, id: string) {
  const { meta, ...options } = publishedPageOptions(api, id)
  try {
    return (await client.query({ ...options, meta: { ...meta, silent: false } })).appCode
  } catch {
    return undefined
  }
}

/** Follows what leads out of the page, as the shell opens it; what the person does not have stays closed. */
function useAction(appCode?: string) {
  const shell = useShellPort()
  const session = useSession()
  const api = useApi()
  const client = useQueryClient()
  return useCallback(
    (action: PageAction) => {
      const openPage = async ({ page, parameters }: OpenPage) => {
        const code = appCode ?? (await appOfPage(api, client, page))
        if (code === undefined) return
        const path = `${basePathOf(code)}/${code}/page-preview/${page}`
        const search = String(new URLSearchParams(searchOfParameters(parameters)))
        shell.open(search === '' ? path : `${path}?${search}`)
      }
      switch (action.kind) {
        case 'open-url': {
          const { pathname, search, hash } = new URL(action.href)
          if (action.isOwn) shell.open(`${pathname}${search}${hash}`)
          else shell.openApp({ path: action.href, kind: 'window' })
          return
        }
        case 'open-app': {
          const app = session.appList.find(({ appCode }) => appCode === action.app)
          if (app && targetOfApp(app)) shell.openApp(app)
          return
        }
        case 'open-menu': {
          const menu = [...session.menuMap.values()].find(({ id }) => id === action.menu)
          if (!menu) return
          const { id, name, path } = menu
          shell.openFavorite({ menuId: id, appCode: '', name, path: path ?? '' })
          return
        }
        case 'open-page': {
          void openPage(action)
          return
        }
      }
    },
    [shell, session, api, client, appCode],
  )
}
