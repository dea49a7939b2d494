export { AccessLogPage as PlatformAccessLogPage } from '@spruce/console-kit/logs'
