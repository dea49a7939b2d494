export { OperatorLogPage as PlatformOperatorLogPage } from '@spruce/console-kit/logs'
