import { ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { createPageRegistry } from './createPageRegistry.js'
import { PageRuntime } from './PageRuntime.js'

stubDom()
// Everything is in sight.
vi.stubGlobal('IntersectionObserver', undefined)

const registry = createPageRegistry(allWidgets)

it('opens a dialog with what was clicked, and gives the focus back', async () => {
  const opens = (dialog: string) => ({
    ...{ kind: 'open-dialog', dialog, variable: 'row', source: { column: 'name' } },
  })
  const nodes = [
    pageNode({
      ...{ id: 'rows', type: 'spruce.table' },
      props: { title: '产线', query: 'q', rowAction: opens('d'), link: opens('hidden') },
    }),
    pageNode({ id: 'd', type: 'spruce.group', slot: 'dialogs', props: { title: '{{row}}明细' } }),
    pageNode({
      ...{ id: 'in', type: 'spruce.text', parent: 'd', slot: 'body', w: 24, h: 3 },
      props: { title: '所选', html: '<p>{{row}}</p>' },
    }),
    pageNode({
      ...{ id: 'hidden', type: 'spruce.group', slot: 'dialogs' },
      props: { title: '隐藏', visibility: [{ kind: 'permission', code: 'device:list' }] },
    }),
  ]
  const variables = [{ name: 'row', kind: 'text' }]
  const frame = {
    columns: [{ name: 'name', type: 'string', values: ['行1', '行2'] }],
  }
  const document = pageOf({ nodes, variables, queries: [{ id: 'q', source: 'platform' }] })
  render(
    <StrictMode>
      <ShellProvider language="zh-CN">
        <PageRuntime
          document={document}
          registry={registry}
          data={new FakeDataPort({ q: frame })}
        />
      </ShellProvider>
    </StrictMode>,
  )
  const row = await screen.findByRole('button', { name: '打开行2' })
  expect(screen.queryByText('所选')).toBeNull()
  await userEvent.click(row)
  const dialog = within(await screen.findByRole('dialog', { name: '行2明细' }))
  expect(await dialog.findByText('行2', { selector: 'p' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(row).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: '打开产线' }))
  await act(() => Promise.resolve())
  expect(screen.queryByRole('dialog')).toBeNull()
})
