export { RecycleBinPage as PlatformRecycleBinPage } from '@spruce/console-kit/recycle-bin'
