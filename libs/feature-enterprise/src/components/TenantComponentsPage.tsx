import { ComponentsPage, type ComponentsPageProps } from '@spruce/console-kit/components'
import { tenantComponents } from './tenantComponents.js'

/** What the company's designers may place: components of the platform, and the company's own. */
export function TenantComponentsPage(props: Omit<ComponentsPageProps, 'source'>) {
  return <ComponentsPage {...props} source={tenantComponents} />
}
