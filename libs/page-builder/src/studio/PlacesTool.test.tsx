import { ShellProvider, DialogViewport } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { FakeStudioPort } from '../testing/FakeStudioPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { Studio } from './Studio.js'

stubDom()
vi.stubGlobal('IntersectionObserver', undefined)
vi.stubGlobal('matchMedia', (media: string) => ({
  ...{ media, matches: media.includes('min-width'), addEventListener: vi.fn() },
  removeEventListener: vi.fn(),
}))

const registry = createPageRegistry(allWidgets)
const devices = { columns: [{ name: 'device', type: 'string', values: ['一号水泵', '二号水泵'] }] }

async function select(props: object, isReadOnly = false) {
  render(
    <ShellProvider language="zh-CN">
      <Studio
        id="page"
        name="P"
        page={{
          document: pageOf({
            nodes: [
              pageNode({
                ...{ id: 'a', type: 'spruce.picture-map', w: 12, h: 10 },
                props: { title: 'PLAN', query: 'devices', ...props },
              }),
            ],
            queries: [{ id: 'devices', source: 'devices' }],
          }),
          ...{ version: 1, hasChanges: false },
        }}
        registry={registry}
        data={new FakeDataPort({ devices })}
        port={new FakeStudioPort()}
        isReadOnly={isReadOnly}
        onBack={vi.fn()}
      />
      <DialogViewport />
    </ShellProvider>,
  )
  if (!isReadOnly) await userEvent.click(await screen.findByRole('tab', { name: '组件树' }))
  await userEvent.click(await screen.findByRole('treeitem', { name: /PLAN/ }))
  await screen.findByRole('tab', { name: '数据', selected: true })
}

it('marks what the query names, as one edit beside the numbers', async () => {
  await select({ url: '/plan.svg' })
  await screen.findByText('未在图上标出：')
  await userEvent.click(screen.getByRole('button', { name: '标点' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: '添加点位' }))
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.click(dialog.getByRole('button', { name: '添加点位' }))
  expect(dialog.getByRole('button', { name: /^2 二号水泵，/ })).toHaveFocus()
  await userEvent.click(dialog.getByRole('button', { name: '保存点位' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [left] = await screen.findAllByRole('textbox', { name: '左起 %' })
  expect(left).toHaveValue('49')
  expect(screen.queryByText('未在图上标出：')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '撤销' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '左起 %' })).toBeNull())
})

it('asks for a picture first', async () => {
  await select({ url: '' })
  expect(screen.getByRole('button', { name: '标点' })).toBeDisabled()
  expect(screen.getByText('请先设置可用的图片地址。')).toBeVisible()
})

it('is not there for who only looks', async () => {
  await select({ url: '/plan.svg' }, true)
  expect(screen.queryByRole('button', { name: '标点' })).toBeNull()
})
