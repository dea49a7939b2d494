export { LoginLogPage as PlatformLoginLogPage } from '@spruce/console-kit/logs'
