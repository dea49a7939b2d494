import { NoticesPage, type NoticesPageProps, systemNotices } from '@spruce/console-kit/notices'

/** The operator's notices to its customers. */
export function PlatformNoticesPage(props: Omit<NoticesPageProps, 'source'>) {
  return <NoticesPage {...props} source={systemNotices} />
}
