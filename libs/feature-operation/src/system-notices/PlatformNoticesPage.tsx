export { SystemNoticesPage as PlatformNoticesPage } from '@spruce/console-kit/notices'
