import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShellProvider, toast } from '@spruce/shell-ui'
import { appDoctorMessages } from './appDoctorMessages.js'
import * as stories from './AppDoctor.stories.js'

const doctor = composeStories(stories)
const t = appDoctorMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => toast.clear())

const itemOf = async (check: 'frame' | 'isolation' | 'tls') => {
  const name = await screen.findByText(t[check])
  return within(name.closest('li')!)
}

describe('AppDoctor', () => {
  it('says what is wrong, and copies the line that mends it', async () => {
    const user = userEvent.setup()
    const written = vi.spyOn(navigator.clipboard, 'writeText')
    show(<doctor.Default />)
    const frame = await itemOf('frame')
    expect(frame.getByText(t.bad)).toBeVisible()
    expect(frame.getByText(t.frameOptionsDeny)).toBeVisible()
    await user.click(frame.getByRole('button', { name: t.copy(t.frame) }))
    const line = 'Content-Security-Policy: frame-ancestors https://console.example.cn'
    expect(written).toHaveBeenCalledWith(line)
    expect(await screen.findByText(t.copied)).toBeVisible()
    expect((await itemOf('tls')).queryByRole('button')).toBeNull()
  })

  it('selects the line where the browser does not let it be copied', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    show(<doctor.Default />)
    await user.click((await itemOf('isolation')).getByRole('button'))
    expect(await screen.findByText(t.copyFailed)).toBeVisible()
    expect(getSelection()?.toString()).toBe('Origin-Agent-Cluster: ?1')
  })

  it('examines it anew, and keeps what was found before', async () => {
    const user = userEvent.setup()
    show(<doctor.Default />)
    const earlier = await screen.findByRole('combobox', { name: t.latest })
    expect(within(earlier).getAllByRole('option')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: t.examine }))
    expect((await itemOf('frame')).getByText(t.frameAllowed)).toBeVisible()
    const options = within(earlier).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      t.latest,
      expect.stringContaining(t.bad),
      expect.stringContaining(t.ok),
    ])
    await user.selectOptions(earlier, options[1]!)
    expect((await itemOf('frame')).getByText(t.frameOptionsDeny)).toBeVisible()
  })

  it('has nothing to show at first, and lets readers read only', async () => {
    const { unmount } = show(<doctor.Empty />)
    expect(await screen.findByText(t.none)).toBeVisible()
    unmount()
    show(<doctor.ReadOnly />)
    await itemOf('frame')
    expect(screen.queryByRole('button', { name: t.examine })).toBeNull()
  })
})
