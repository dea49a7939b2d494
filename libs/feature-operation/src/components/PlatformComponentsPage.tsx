export { ComponentsPage as PlatformComponentsPage } from '@spruce/console-kit/components'
