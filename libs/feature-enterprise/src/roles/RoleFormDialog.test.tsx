import '../testing/domStubs.js'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as stories from './RoleFormDialog.stories.js'

const { ChosenDepartments } = composeStories(stories)

afterEach(() => {
  closeAllDialogs()
})

it('names the chosen departments of a role, however deep they stand', async () => {
  render(
    <ShellProvider language="zh-CN">
      <ChosenDepartments />
    </ShellProvider>,
  )
  expect(await screen.findByText('平台研发部')).toBeVisible()
  expect(screen.queryByText('rd-platform')).toBeNull()
})
