import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readLists } from './recordHistory.ts'
import { listFiles, workspaceRoot } from './workspace.ts'

const folder = mkdtempSync(join(tmpdir(), 'spruce-history-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Lists whose lines are no records, or are another list's, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'console-kit/src/components/ComponentReleasesDialog.tsx': 'versions, which never change',
  'console-kit/src/components/ComponentUsesDialog.tsx': 'uses of a component',
  'console-kit/src/logs/AccessLogPage.tsx': 'lines of a log',
  'console-kit/src/logs/LoginLogPage.tsx': 'lines of a log',
  'console-kit/src/logs/OperatorLogPage.tsx': 'lines of the log that histories are made of',
  'console-kit/src/notices/ReceiptPeopleDialog.tsx': 'who has read a notice',
  'console-kit/src/notices/SystemNoticeReceiptsDialog.tsx': 'who has read a notice',
  'console-kit/src/recycle-bin/RecycleBinPage.tsx':
    'removed records, which have it again once back',
  'console-kit/src/recycle-bin/RefusalsDialog.tsx': 'what could not be restored',
  'console-kit/src/recycle-bin/RestoreNotesDialog.tsx': 'what was restored differently',
  'feature-enterprise/src/applications/AppHealthRecord.tsx':
    'checks of an application, which has it',
  'feature-enterprise/src/applications/AppUsesDialog.tsx': 'places, not records',
  'feature-enterprise/src/brand/BrandHistoryDialog.tsx': 'it is the history',
  'feature-enterprise/src/bulk-changes/BulkChangeDialog.tsx': 'people of a change; members have it',
  'feature-enterprise/src/bulk-changes/BulkChangesDialog.tsx': 'jobs, which keep their own record',
  'feature-enterprise/src/business-deliveries/DeliveriesPage.tsx':
    'what was sent, which never changes',
  'feature-enterprise/src/business-deliveries/DeliveryDialog.tsx': 'people who were sent something',
  'feature-enterprise/src/components/TenantComponentUsesDialog.tsx': 'uses of a component',
  'feature-enterprise/src/data-endpoints/EndpointUsesDialog.tsx': 'places, not records',
  'feature-enterprise/src/identity-providers/ProviderLinksDialog.tsx': 'people; members have it',
  'feature-enterprise/src/imports/CheckStep.tsx': 'rows of a file',
  'feature-enterprise/src/imports/ImportsPage.tsx': 'jobs, which keep their own record',
  'feature-enterprise/src/organization/DepartmentPanel.tsx': 'its page gives the actions',
  'feature-enterprise/src/resources/UsesDialog.tsx': 'uses of a file',
  'feature-enterprise/src/resources/VersionsDialog.tsx': 'versions, which never change',
  'feature-enterprise/src/roles/RoleMembersDialog.tsx': 'people; members have it',
  'feature-enterprise/src/workbenches/RevisionsDialog.tsx': 'versions, which never change',
  'feature-operation/src/plans/EntitlementsDialog.tsx': 'where the right of a customer comes from',
  'feature-operation/src/plans/PlanMenusDialog.tsx': 'part of a plan, which has it',
  'feature-operation/src/plans/PushDialog.tsx': 'customers of a push',
  'feature-operation/src/plans/PushItemsDialog.tsx': 'what a push changed',
  'feature-operation/src/plans/PushPreviewDialog.tsx': 'what a push would change',
  'feature-operation/src/plans/PushesDialog.tsx': 'jobs, which keep their own record',
}

it('stands on the records of every list of the consoles', () => {
  const lists = listFiles(workspaceRoot, ['libs'])
    .filter((file) => /^libs\/(?!shell-ui\/)[^/]+\/src\/.*(?<!\.(test|stories))\.tsx$/.test(file))
    .map((file) => ({
      file: file.replace(/^libs\//, ''),
      found: readLists(join(workspaceRoot, file)),
    }))
    .filter(({ found }) => found.length > 0)
  const without = lists.filter(({ found }) => found.includes(false)).map(({ file }) => file)
  expect(without).toEqual(Object.keys(reasons))
  // Not blind: the pages of records are among them.
  const withIt = lists.filter(({ found }) => !found.includes(false)).map(({ file }) => file)
  expect(withIt).toContain('feature-enterprise/src/roles/RolesPage.tsx')
  expect(withIt).toContain('feature-enterprise/src/menus/MenuPanel.tsx')
  expect(withIt.length).toBeGreaterThan(14)
})

it('is found behind arrays and makers of actions, and not where it is missing', () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write(
    'rowActions.ts',
    `export const goodActions = [edit, historyAction({})]
     export const badActions = [edit]
     export function makeActions(source) { return { row: [...(source ? [historyAction({})] : [])] } }`,
  )
  write(
    'Page.tsx',
    `import { badActions, goodActions, makeActions } from './rowActions.js'
     export function Page() {
       const { key, ...actions } = useMemo(() => makeActions(key), [])
       const fewActions = badActions.filter(Boolean)
       return <>
         <ResourcePage.Table actions={goodActions} /><ResourcePage.Table actions={badActions} />
         <Tree {...(key ? {} : { actions: goodActions })} /><DataTable actions={actions.row} />
         <DataTable actions={fewActions} /><DataTable />
       </>
     }`,
  )
  expect(readLists(join(folder, 'Page.tsx'))).toEqual([true, false, true, true, false, false])
})
