import { ApiError } from '@spruce/api-client'
import { ShellPortProvider, ShellProvider } from '@spruce/shell-ui'
import { FakeShellPort, stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { deliveredPage, deliveredUrl, publishedPage } from '../testing/deliveredPages.js'
import { TestWorkbench } from '../testing/TestWorkbench.js'
import { workDocument } from '../testing/workbenches.js'
import { DesignView } from './DesignView.js'

stubDom()
// Everything is in sight.
vi.stubGlobal('IntersectionObserver', undefined)

const links = [
  {
    label: '设备详情',
    action: { kind: 'open-page', page: 'p2', parameters: { device: { value: 'd 1' } } },
  },
]
const place = { parent: null, slot: 'main', order: 'a1', x: 0, y: 0, w: 8, h: 4 }
const document = {
  ...workDocument,
  nodes: { a: { id: 'a', type: 'spruce.links', ...place, props: { title: '链接', links } } },
}

async function press(answer: () => typeof publishedPage) {
  const shell = new FakeShellPort()
  const asked = vi.fn(answer)
  render(
    <ShellProvider language="zh-CN">
      <TestWorkbench handlers={{ [deliveredPage]: asked }}>
        <ShellPortProvider value={shell}>
          <DesignView id={null} revision={null} document={document} />
        </ShellPortProvider>
      </TestWorkbench>
    </ShellProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '设备详情' }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  return shell
}

it('opens a page of any application from a workbench, with the parameters of the way to it', async () => {
  const shell = await press(() => ({ ...publishedPage, id: 'p2' }))
  await waitFor(() =>
    expect(shell.opened).toEqual([`${deliveredUrl}/page-preview/p2?v.device=d+1`]),
  )
})

it('opens no page that the person may not see', async () => {
  const shell = await press(() => {
    throw new ApiError({ kind: 'http', status: 404, code: 404 })
  })
  await Promise.resolve()
  expect(shell.opened).toEqual([])
})
