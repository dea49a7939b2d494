import { basePathOf, decideHomepage } from '@spruce/session'
import { LoadingOverlay, toast, useMessages } from '@spruce/shell-ui'
import { useEffect } from 'react'
import { useShell } from '../app/ShellContext.js'
import { portalMessages } from '../messages.js'

/** How long the warning stands before the workbench opens (spec section 9). */
const redirectDelay = 1000

/** /default: leads to the tenant's home page; a broken one warns and leads to the workbench. */
export function TenantHomePage() {
  const { session, entry } = useShell()
  const messages = useMessages(portalMessages)
  const { tenantInfo, appList } = session
  useEffect(() => {
    if (!tenantInfo) return undefined
    const decision = decideHomepage(tenantInfo, appList, location.origin, basePathOf)
    if (decision.kind === 'open') {
      void entry.router.navigate({ href: decision.url, replace: true })
      return undefined
    }
    toast.warning(messages.brokenHomepage, { id: 'homepage' })
    const timer = setTimeout(
      () => void entry.router.navigate({ href: '/dashboard', replace: true }),
      redirectDelay,
    )
    return () => clearTimeout(timer)
  }, [tenantInfo, appList, entry, messages])
  return <LoadingOverlay />
}
