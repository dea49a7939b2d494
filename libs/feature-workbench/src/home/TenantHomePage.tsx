import { basePathOf, decideHomepage, hasHomepage } from '@spruce/session'
import { useSession } from '@spruce/session/react'
import { LoadingOverlay, toast, useMessages, useShellPort } from '@spruce/shell-ui'
import { useEffect } from 'react'
import { workbenchMessages } from '../messages.js'

/** How long the warning stands before the workbench opens (spec section 9). */
const redirectDelay = 1000

/** /default: leads to the tenant's home page, without one to the workbench; a broken one warns before. */
export function TenantHomePage() {
  const { tenantInfo, appList } = useSession()
  const { replace } = useShellPort()
  const messages = useMessages(workbenchMessages)
  useEffect(() => {
    if (!tenantInfo) return undefined // the session ends
    if (!hasHomepage(tenantInfo)) {
      replace('/dashboard')
      return undefined
    }
    const decision = decideHomepage(tenantInfo, appList, location.origin, basePathOf)
    if (decision.kind === 'open') {
      replace(decision.url)
      return undefined
    }
    toast.warning(messages.brokenHomepage, { id: 'homepage' })
    const timer = setTimeout(() => replace('/dashboard'), redirectDelay)
    return () => clearTimeout(timer)
  }, [tenantInfo, appList, replace, messages])
  return <LoadingOverlay />
}
