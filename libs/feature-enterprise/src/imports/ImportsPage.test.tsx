import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ShellProvider, toast } from '@spruce/shell-ui'
import { importMessages } from './importMessages.js'
import * as stories from './ImportsPage.stories.js'

const { Default, Empty, Failed, NoPermission } = composeStories(stories)
const t = importMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => toast.clear())

describe('ImportsPage', () => {
  it('lists who imported what, what came of it, and until when it can be undone', async () => {
    show(<Default />)
    const row = (await screen.findByText('名单 1.xlsx')).closest('tr')
    expect(row).toHaveTextContent('张伟')
    expect(row).toHaveTextContent(t.countOf(t.created, '118'))
    expect(row).toHaveTextContent('2026-12-20')
  })

  it('begins what its person may import', async () => {
    const { unmount } = show(<Default permissions={['device:import']} />)
    expect(await screen.findByRole('button', { name: t.devicesTitle })).toBeVisible()
    expect(screen.queryByRole('button', { name: t.title })).toBeNull()
    unmount()
    show(<Default permissions={['user:import', 'department:add', 'device:import']} />)
    for (const name of [t.title, t.departmentsTitle, t.devicesTitle]) {
      expect(await screen.findByRole('button', { name })).toBeVisible()
    }
  })

  it('narrows to the kinds that its person may import, and begins the one it is narrowed to', async () => {
    const { unmount } = show(<Default permissions={['device:import']} />)
    expect(await screen.findByText('名单 1.xlsx')).toBeVisible()
    expect(screen.queryByText(t.anyKind)).toBeNull()
    unmount()
    const both = show(<Default permissions={['user:import', 'device:import']} />)
    expect((await screen.findAllByText(t.anyKind)).length).toBeGreaterThan(0)
    both.unmount()
    show(<Default permissions={['user:import', 'device:import']} query={{ kind: 'devices' }} />)
    const buttons = await screen.findAllByRole('button', { name: /^导入(设备|成员)$/ })
    expect(buttons.map(({ textContent }) => textContent)).toEqual([t.devicesTitle, t.title])
  })

  it('does not open the import of somebody else', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await user.click(await screen.findByRole('button', { name: '名单 2.xlsx' }))
    expect(await screen.findByText(t.othersImport)).toBeVisible()
  })

  it('begins one where there is none, and says what failed or is missing', async () => {
    const { unmount } = show(<Empty />)
    expect(await screen.findByText(t.emptyTitle)).toBeVisible()
    unmount()
    const failed = show(<Failed />)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    failed.unmount()
    show(<NoPermission />)
    expect(screen.queryByText(t.emptyTitle)).toBeNull()
  })
})
