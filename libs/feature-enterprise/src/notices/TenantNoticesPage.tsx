import { NoticesPage, type NoticesPageProps } from '@spruce/console-kit/notices'
import { tenantNotices } from './tenantNotices.js'

/** The company's notices to its own people. */
export function TenantNoticesPage(props: Omit<NoticesPageProps, 'source'>) {
  return <NoticesPage {...props} source={tenantNotices} />
}
