import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { afterEach, expect, it } from 'vitest'
import { ShellProvider, toast } from '@spruce/shell-ui'
import { guideMessages } from './guideMessages.js'
import * as stories from './GuidePage.stories.js'

const page = composeStories(stories)
const t = guideMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => toast.clear())

it('shows the call of the identifier that is chosen, and copies it', async () => {
  const user = userEvent.setup()
  const onQueryChange = fn()
  show(<page.Default onQueryChange={onQueryChange} />)
  const example = (name: string) => screen.findByRole('tabpanel', { name })
  expect(await example(t.typescript)).toHaveTextContent('"code": "approval.pending1"')
  await user.click(screen.getByRole('tab', { name: t.shell }))
  // The one before goes a moment later.
  const shell = await example(t.shell)
  expect(shell).toHaveTextContent('authorization: Bearer $TOKEN')
  await user.click(within(shell).getByRole('button', { name: t.copy }))
  expect(await screen.findByText(t.copied)).toBeVisible()
  expect(await navigator.clipboard.readText()).toMatch(/^curl [^]*"title"[^]*"applicant"/)
  const choice = screen.getByRole('combobox', { name: t.identifier })
  await user.selectOptions(choice, 'approval.pending2')
  expect(onQueryChange).toHaveBeenCalledWith({ code: 'approval.pending2' })
})

it('says that one is disabled, what its variables hold and what is refused', async () => {
  show(<page.Disabled />)
  expect(await screen.findByRole('note')).toHaveTextContent(t.off)
  const row = screen.getByRole('row', { name: /^applicant/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['申请人', t.yes, t.length(20)]])
  expect(screen.getByRole('row', { name: /ILLEGAL_STATE/ })).toHaveTextContent(t.stateAdvice)
})

it('says what is missing where there is none, and lets a failure be tried again', async () => {
  show(<page.Empty />)
  expect(await screen.findByText(t.none)).toBeVisible()
  show(<page.Failed />)
  expect(await screen.findByRole('button', { name: /重试/ })).toBeVisible()
})
