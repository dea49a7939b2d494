import {
  PageRuntime,
  WorkPortsProvider,
  type PageAction,
  type VariableSource,
} from '@spruce/page-builder'
import { searchOfParameters } from '@spruce/page-builder/data'
import { basePathOf, targetOfApp } from '@spruce/session'
import { useSession } from '@spruce/session/react'
import { useMessages, useShellPort } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { workbenchMessages } from '../messages.js'
import { useRegistryOf } from '../registry/pageRegistry.js'
import type { AskedDesign } from './designData.js'
import { useDesignData } from './useDesignData.js'
import { useWorkPorts } from './useWorkPorts.js'

export interface DesignViewProps extends AskedDesign {
  /** The document that the server gave. */
  readonly document: unknown
  /** The application whose pages it opens; without one it opens none. */
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

/** Follows what leads out of the page, as the shell opens it; what the person does not have stays closed. */
function useAction(appCode?: string) {
  const shell = useShellPort()
  const session = useSession()
  return useCallback(
    (action: PageAction) => {
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
          if (appCode === undefined) return // a workbench belongs to no application
          const path = `${basePathOf(appCode)}/${appCode}/page-preview/${action.page}`
          const search = String(new URLSearchParams(searchOfParameters(action.parameters)))
          shell.open(search === '' ? path : `${path}?${search}`)
          return
        }
      }
    },
    [shell, session, appCode],
  )
}
