import { createTestApi } from '@spruce/api-client/testing'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createTestSession, systemDataFixture } from '../testing/fixtures.js'
import type { PermissionCode } from '../permission.js'
import { Permission } from './Permission.js'
import { SessionProvider } from './SessionProvider.js'
import { usePermission } from './usePermission.js'
import { useApi, useSession } from './useSession.js'

const api = createTestApi()

describe('Permission', () => {
  it('removes its children unless one of the codes is held, and follows the session', () => {
    const session = createTestSession()
    render(
      <SessionProvider session={session} api={api}>
        <Permission codes={['department:add', 'department:remove']}>
          <button>新增</button>
        </Permission>
        <Permission codes={['page:add']} fallback={<p>无权限</p>}>
          <button>删除</button>
        </Permission>
      </SessionProvider>,
    )
    expect(screen.getByRole('button', { name: '新增' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
    expect(screen.getByText('无权限')).toBeInTheDocument()
    act(() => session.load(systemDataFixture({ menus: {}, permissions: ['page:add'] }), undefined))
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull()
    expect(screen.getByRole('button', { name: '删除' })).toBeInTheDocument()
  })

  it.each([
    'department:add',
    undefined,
    null,
    { 0: 'department:add' },
    new Set(['department:add']),
  ])('takes a value that is no array for an error: %s', (codes) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() =>
      render(
        <SessionProvider session={createTestSession()} api={api}>
          <Permission codes={codes as never}>x</Permission>
        </SessionProvider>,
      ),
    ).toThrow(TypeError)
    silent.mockRestore()
  })

  it('shows nothing for no code at all', () => {
    render(
      <SessionProvider session={createTestSession()} api={api}>
        <Permission codes={[]}>
          <button>新增</button>
        </Permission>
      </SessionProvider>,
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('removes the element, not only its look, and brings it back', () => {
    const session = createTestSession()
    const { container } = render(
      <SessionProvider session={session} api={api}>
        <Permission codes={['department:add']}>
          <input aria-label="名称" />
        </Permission>
      </SessionProvider>,
    )
    expect(container.querySelector('input')).not.toBeNull()
    act(() => session.load(systemDataFixture({ menus: {}, permissions: [] }), undefined))
    expect(container.innerHTML).toBe('')
    act(() => session.load(systemDataFixture(), undefined))
    expect(container.querySelector('input')).not.toBeNull()
  })
})

describe('usePermission', () => {
  it('answers for codes that change, and for a session that changes', () => {
    const session = createTestSession()
    let renders = 0
    function Probe({ codes }: { codes: readonly PermissionCode[] }) {
      renders += 1
      return <output>{String(usePermission(codes))}</output>
    }
    const view = (codes: readonly PermissionCode[]) => (
      <SessionProvider session={session} api={api}>
        <Probe codes={codes} />
      </SessionProvider>
    )
    const { rerender } = render(view(['department:remove', 'department:add']))
    expect(screen.getByRole('status')).toHaveTextContent('true')
    rerender(view(['department:remove']))
    expect(screen.getByRole('status')).toHaveTextContent('false')
    const before = renders
    act(() => session.setToken('another'))
    expect(renders).toBe(before) // what does not change the answer draws nothing anew
    const permissions = ['department:remove']
    act(() => session.load(systemDataFixture({ menus: {}, permissions }), undefined))
    expect(screen.getByRole('status')).toHaveTextContent('true')
  })
})

describe('useSession and useApi', () => {
  it('give what the provider was given', () => {
    const session = createTestSession()
    function Probe() {
      return <p>{`${useSession().name} ${String(useApi() === api)}`}</p>
    }
    render(
      <SessionProvider session={session} api={api}>
        <Probe />
      </SessionProvider>,
    )
    expect(screen.getByText('林晓云 true')).toBeInTheDocument()
  })

  it('ask for the provider', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    function Probe() {
      return <p>{useSession().name}</p>
    }
    expect(() => render(<Probe />)).toThrow('SessionProvider')
    silent.mockRestore()
  })
})
