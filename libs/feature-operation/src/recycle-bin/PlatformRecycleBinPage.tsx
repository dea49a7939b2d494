import { RecycleBinPage, type RecycleBinPageProps } from '@spruce/console-kit/recycle-bin'
import { platformRecycleBin } from './platformRecycleBin.js'

/** What the operator's people removed: brought back, or removed for good. */
export function PlatformRecycleBinPage(props: Omit<RecycleBinPageProps, 'source'>) {
  return <RecycleBinPage {...props} source={platformRecycleBin} />
}
