import {
  createPageRegistry,
  PageRuntime,
  WorkPortsProvider,
  type PageAction,
} from '@spruce/page-builder'
import { allWidgets } from '@spruce/page-builder/widgets'
import { targetOfApp } from '@spruce/session'
import { useApi, useSession } from '@spruce/session/react'
import { useShellPort } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo } from 'react'
import { useWorkPorts } from './useWorkPorts.js'
import type { WorkbenchViewProps } from './WorkbenchViewProps.js'
import { createWorkbenchData } from './workbenchData.js'

const registry = createPageRegistry(allWidgets)

/** A designed workbench, with the lists of the product and what its queries are answered. */
export const WorkbenchView = observer(function WorkbenchView(props: WorkbenchViewProps) {
  const { document, workbenchId, revision, isDraft = false, variables } = props
  const api = useApi()
  const session = useSession()
  const ports = useWorkPorts()
  const data = useMemo(
    () => createWorkbenchData(api, { workbenchId, revision, isDraft }),
    [api, workbenchId, revision, isDraft],
  )
  return (
    <WorkPortsProvider value={ports}>
      <PageRuntime
        document={document}
        registry={registry}
        data={data}
        {...(variables && { variables })}
        permCodes={session.heldPermissions}
        onAction={useAction()}
      />
    </WorkPortsProvider>
  )
})

/** Follows what leads out of the page, as the shell opens it; what the person does not have stays closed. */
function useAction() {
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
        case 'open-page':
          return // no page of the portal shows a delivered page yet
      }
    },
    [shell, session],
  )
}
