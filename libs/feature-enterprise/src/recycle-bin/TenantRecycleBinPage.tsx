import { RecycleBinPage, type RecycleBinPageProps } from '@spruce/console-kit/recycle-bin'
import { usePermission } from '@spruce/session/react'
import { placingRecycleBin, tenantRecycleBin } from './tenantRecycleBin.js'

/** What people of the tenant removed: brought back, or removed for good. */
export function TenantRecycleBinPage(props: Omit<RecycleBinPageProps, 'source'>) {
  const canChoose = usePermission(['department:list'])
  return <RecycleBinPage {...props} source={canChoose ? placingRecycleBin : tenantRecycleBin} />
}
