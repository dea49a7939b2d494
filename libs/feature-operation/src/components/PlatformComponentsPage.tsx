import {
  ComponentsPage,
  type ComponentsPageProps,
  platformComponents,
} from '@spruce/console-kit/components'

/** The operator's components for the designers of customers. */
export function PlatformComponentsPage(props: Omit<ComponentsPageProps, 'source'>) {
  return <ComponentsPage {...props} source={platformComponents} />
}
