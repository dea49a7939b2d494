import { listOf } from '@spruce/api-client'
import { listNoticeReceipts } from '@spruce/api-client/operations'
import { type NoticeReceiptsProps, ReceiptPeopleDialog } from '@spruce/console-kit/notices'
import { useMessages } from '@spruce/shell-ui'
import { DepartmentFilter } from '../organization/DepartmentFilter.js'
import { tenantNoticeMessages } from './tenantNoticeMessages.js'

/** Who has read a notice of the company, or has not. */
export function TenantNoticeReceiptsDialog({ notice, remind, onClose }: NoticeReceiptsProps) {
  const t = useMessages(tenantNoticeMessages)
  return (
    <ReceiptPeopleDialog
      title={t.receiptsTitle(notice.title)}
      mustConfirm={notice.mustConfirm}
      permission="notice:list"
      list={(api, query) => listOf(api, listNoticeReceipts, { path: { id: notice.id }, query })}
      departmentFilter={<DepartmentFilter name="deptId" />}
      {...(remind && { actions: [remind] })}
      onClose={onClose}
    />
  )
}
