import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AuthProvider } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { DemoRoute } from './DemoRoute.js'

function show(evaluation: boolean) {
  const auth = createTestAuth({}, { go: vi.fn(() => Promise.resolve()) })
  const { deploy } = auth
  render(
    <AuthProvider value={{ ...auth, deploy: { ...deploy, evaluation } }}>
      <DemoRoute />
    </AuthProvider>,
  )
  return auth
}

it('shows what there is to try in an evaluation', () => {
  show(true)
  expect(screen.getByRole('heading', { name: '体验 Spruce' })).toBeVisible()
  expect(screen.getByRole('link', { name: /以 admin 登录/ })).toHaveAttribute(
    'href',
    '/login?tenant=yunshan',
  )
})

it('is /404 in production, and names no account', async () => {
  const auth = show(false)
  await waitFor(() => expect(auth.go).toHaveBeenCalledExactlyOnceWith('/404', { replace: true }))
  expect(screen.queryByText(/admin/)).toBeNull()
})
