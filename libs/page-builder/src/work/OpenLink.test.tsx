import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { OpenLink } from './OpenLink.js'

it.each(['/dashboard', 'https://wall.example/x'])('is a link to %s', (href) => {
  render(
    <OpenLink className="x" href={href} onOpen={vi.fn()}>
      7
    </OpenLink>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', href)
})

it.each([
  undefined,
  '',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://wall.example@evil.example/',
])('is a button without an address: %j', async (href) => {
  const onOpen = vi.fn()
  render(
    <OpenLink className="x" href={href} onOpen={onOpen}>
      7
    </OpenLink>,
  )
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button'))
  expect(onOpen).toHaveBeenCalledOnce()
})
