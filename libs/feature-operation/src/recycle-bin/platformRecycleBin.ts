import { recycleBinOf } from '@spruce/console-kit/recycle-bin'

/** What the operator's people removed, of the operator and of the platform. */
export const platformRecycleBin = recycleBinOf({ key: 'recycleBin', hasPlatform: true })
