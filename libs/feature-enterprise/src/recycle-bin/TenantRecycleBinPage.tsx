import { RecycleBinPage, type RecycleBinPageProps } from '@spruce/console-kit/recycle-bin'
import { tenantRecycleBin } from './tenantRecycleBin.js'

/** What people of the tenant removed: brought back, or removed for good. */
export function TenantRecycleBinPage(props: Omit<RecycleBinPageProps, 'source'>) {
  return <RecycleBinPage {...props} source={tenantRecycleBin} />
}
