import { recycleBinOf } from '@spruce/console-kit/recycle-bin'
import { defineDialog } from '@spruce/shell-ui'
import { RestorePlaceDialog } from './RestorePlaceDialog.js'

const key = 'tenant-recycle-bin'

/** What people of the tenant removed, for who cannot choose among its departments. */
export const tenantRecycleBin = recycleBinOf({ key })

/** The same, for who may see departments: they choose one for people whose own is gone. */
export const placingRecycleBin = recycleBinOf({
  key,
  placeDialog: defineDialog(RestorePlaceDialog),
})
