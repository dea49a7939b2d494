import { ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { FakeStudioPort } from '../testing/FakeStudioPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { Studio } from './Studio.js'
import type { StudioPort } from './StudioPort.js'

stubDom()
vi.stubGlobal('IntersectionObserver', undefined)
vi.stubGlobal('matchMedia', (media: string) => ({
  ...{ media, matches: media.includes('min-width'), addEventListener: vi.fn() },
  removeEventListener: vi.fn(),
}))

const registry = createPageRegistry(allWidgets)
const page = pageOf({
  nodes: [
    pageNode({ id: 'a', type: 'spruce.image', w: 6, h: 4, props: { title: 'PLAN', url: '/old' } }),
    pageNode({ id: 'b', type: 'spruce.embed', x: 6, w: 6, h: 4, props: { title: 'FRAME' } }),
  ],
})

async function select(name: string, choosePicture?: StudioPort['choosePicture']) {
  const port: StudioPort = Object.assign(new FakeStudioPort(), choosePicture && { choosePicture })
  render(
    <ShellProvider language="zh-CN">
      <Studio
        id="page"
        name="P"
        page={{ document: page, version: 1, hasChanges: false }}
        registry={registry}
        data={new FakeDataPort()}
        port={port}
        onBack={vi.fn()}
      />
    </ShellProvider>,
  )
  await userEvent.click(await screen.findByRole('tab', { name: '组件树' }))
  await userEvent.click(screen.getByRole('treeitem', { name: new RegExp(name) }))
  await screen.findByRole('tab', { name: '数据', selected: true })
}

const choose = () => screen.queryByRole('button', { name: '从资源中选择' })

it('takes a picture of the company for the one that is typed', async () => {
  const choosePicture = vi.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce('/new')
  await select('PLAN', choosePicture)
  const address = screen.getByLabelText('图片地址')
  await userEvent.click(choose()!)
  expect(choosePicture).toHaveBeenCalledWith('/old')
  expect(address).toHaveValue('/old') // nothing was chosen
  await userEvent.click(choose()!)
  await waitFor(() => expect(address).toHaveValue('/new'))
  await userEvent.click(screen.getByRole('button', { name: '撤销' }))
  await waitFor(() => expect(address).toHaveValue('/old'))
})

it('offers none to who may not list them', async () => {
  await select('PLAN')
  expect(screen.getByLabelText('图片地址')).toBeVisible()
  expect(choose()).not.toBeInTheDocument()
})

it('offers no pictures for the address of a frame', async () => {
  await select('FRAME', vi.fn())
  expect(choose()).not.toBeInTheDocument()
})
