import { BrowserStorage, type HomepageSettings, pcFormKey, unSaveHomeKey } from '@spruce/session'
import { useSession } from '@spruce/session/react'
import { useMemo } from 'react'

/** What was typed of the home page and is not saved: kept by the browser, asked about by the portal. */
export interface UnsavedHome {
  /** What was typed before the page was left. */
  read: () => HomepageSettings | undefined
  keep: (settings: { homepageEnabled: boolean; homepageUrl: string }) => void
  forget: () => void
}

/** The unsaved home page of the person in this tenant (`pcForm` and its mark, sections 3 and 4). */
export function useUnsavedHome(): UnsavedHome {
  const { userInfo, tenantInfo } = useSession()
  const userId = userInfo?.id
  const tenantId = tenantInfo?.tenantId
  return useMemo(() => {
    const storage = new BrowserStorage()
    if (userId !== undefined) storage.setOwner({ userId, tenantId: tenantId ?? null })
    return {
      read: () => storage.get(pcFormKey),
      keep(settings) {
        storage.set(pcFormKey, settings)
        storage.set(unSaveHomeKey, true)
      },
      forget() {
        storage.remove(pcFormKey)
        storage.remove(unSaveHomeKey)
      },
    }
  }, [userId, tenantId])
}
