import { Box } from '@chakra-ui/react/box'
import { useApi } from '@spruce/session/react'
import {
  LazyBoundary,
  NoPermissionState,
  useLanguage,
  useMessages,
  usePermitted,
  useShellPort,
} from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { WorkbenchWait } from './WorkbenchBody.js'
import { workbenchMessages } from './workbenchMessages.js'
import { useWorkbenchSurfaces, type WorkbenchTargets } from './WorkbenchSurfaces.js'
import { globalWorkbenchUrl, workbenchesUrl } from './workbenchUrls.js'

export interface WorkbenchDesignPageProps {
  /** What the path of the page names: the id of the workbench. */
  params: Readonly<Record<string, string>>
}

const permission = 'workbench:edit'

/** The designer of one business workbench. */
export function WorkbenchDesignPage({ params }: WorkbenchDesignPageProps) {
  return <DesignPage id={params['id'] ?? ''} back={workbenchesUrl} />
}

/** The designer of the global workbench. */
export function GlobalWorkbenchDesignPage({ params }: WorkbenchDesignPageProps) {
  return <DesignPage id={params['id'] ?? ''} back={globalWorkbenchUrl} />
}

/** Loads what asks for a picture where it is asked for. */
const choosePicture = async (chosen: string) =>
  (await import('./choosePicture.js')).choosePicture(chosen)

/** Lists what a click can open, as far as the person may list it; its code comes where it is asked for. */
function useTargets(): WorkbenchTargets {
  const api = useApi()
  const client = useQueryClient()
  const language = useLanguage()
  const isPermitted = usePermitted()
  return useMemo(() => {
    const source = { api, client, language }
    const load = () => import('./listTargets.js')
    return {
      ...(isPermitted('page:list') && {
        page: async () => (await load()).listPageTargets(source),
      }),
      ...(isPermitted('menu:list') && {
        menu: async () => (await load()).listMenuTargets(source),
      }),
      ...(isPermitted('app:list') && {
        app: async () => (await load()).listAppTargets(source),
      }),
    }
  }, [api, client, language, isPermitted])
}

/** What designs a workbench: the portal has it from another feature. */
function DesignPage({ id, back }: { id: string; back: string }) {
  const t = useMessages(workbenchMessages)
  const isPermitted = usePermitted()
  const shell = useShellPort()
  const { Designer } = useWorkbenchSurfaces()
  const targets = useTargets()
  if (!isPermitted(permission)) return <NoPermissionState permission={permission} />
  return (
    <Box as="section" aria-label={t.designTitle} h="full" minH="0">
      <LazyBoundary fallback={<WorkbenchWait />}>
        <Designer
          key={id}
          id={id}
          onBack={() => shell.open(back)}
          choosePicture={isPermitted('resource:list') ? choosePicture : undefined}
          targets={targets}
        />
      </LazyBoundary>
    </Box>
  )
}
