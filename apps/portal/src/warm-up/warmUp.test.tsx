import { ShellProvider } from '@spruce/shell-ui'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SampleFrame } from './SampleFrame.js'
import { warmUp } from './warmUp.js'

it('shows nothing, asks for nothing and ends', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const [head, body] = [document.head.innerHTML, document.body.innerHTML]
  await warmUp('zh-CN')
  expect(document.head.innerHTML).toBe(head)
  expect(document.body.innerHTML).toBe(body)
  expect(fetched).not.toHaveBeenCalled()
})

it('renders what is around every page', () => {
  render(
    <ShellProvider>
      <SampleFrame>page</SampleFrame>
    </ShellProvider>,
  )
  expect(screen.getByRole('main')).toHaveTextContent('page')
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'a' })).not.toHaveLength(0)
})
