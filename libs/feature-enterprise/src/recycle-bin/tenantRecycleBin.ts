import { recycleBinOf } from '@spruce/console-kit/recycle-bin'

/** What people of the tenant removed. */
export const tenantRecycleBin = recycleBinOf({ key: 'tenant-recycle-bin' })
