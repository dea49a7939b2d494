import { DialogViewport, ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, within } from '@testing-library/react'
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
const page = (title: string) =>
  pageOf({ nodes: [pageNode({ id: 'a', type: 'spruce.clock', w: 6, h: 4, props: { title } })] })

it('draws the version of the other beside mine', async () => {
  const port = new FakeStudioPort()
  port.next = { theirs: { document: page('他们的钟'), version: 2, hasChanges: false } }
  render(
    <ShellProvider language="zh-CN">
      <Studio
        id="page"
        name="P"
        page={{ document: page('我们的钟'), version: 1, hasChanges: false }}
        registry={registry}
        data={new FakeDataPort()}
        port={port}
        onBack={vi.fn()}
      />
      <DialogViewport />
    </ShellProvider>,
  )
  const palette = await screen.findByRole('button', { name: '富文本' })
  palette.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(
    await screen.findByRole('button', { name: '处理冲突' }, { timeout: 10_000 }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('img', { name: /^他人的版本/ })).toHaveTextContent('≠ 他们的钟')
  expect(dialog.getByRole('img', { name: /^我的版本/ })).toHaveTextContent('+ 富文本')
  expect(dialog.getByRole('button', { name: '已修改：我们的钟' })).toBeVisible()
})
