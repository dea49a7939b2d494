import { createTestApi } from '@spruce/api-client/testing'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createTestSession, systemDataFixture } from '../testing/fixtures.js'
import { Permission } from './Permission.js'
import { SessionProvider } from './SessionProvider.js'
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
        <Permission codes={['x:y']} fallback={<p>无权限</p>}>
          <button>删除</button>
        </Permission>
      </SessionProvider>,
    )
    expect(screen.getByRole('button', { name: '新增' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
    expect(screen.getByText('无权限')).toBeInTheDocument()
    act(() => session.load(systemDataFixture({ menus: {}, permissions: ['x:y'] }), undefined))
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull()
    expect(screen.getByRole('button', { name: '删除' })).toBeInTheDocument()
  })

  it('takes a value that is no array for an error', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() =>
      render(
        <SessionProvider session={createTestSession()} api={api}>
          <Permission codes={'department:add' as never}>x</Permission>
        </SessionProvider>,
      ),
    ).toThrow(TypeError)
    silent.mockRestore()
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
