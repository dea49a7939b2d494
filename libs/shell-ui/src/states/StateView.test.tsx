import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { PermissionProvider, type PermissionHelp } from '../permissions/PermissionProvider.js'
import { NoPermissionState } from './StateView.js'

function show(permission: string | undefined, help?: PermissionHelp) {
  renderInShell(
    <PermissionProvider permissions={[]} {...(help ? { help } : {})}>
      <NoPermissionState permission={permission} />
    </PermissionProvider>,
  )
}

describe('NoPermissionState', () => {
  it('names the permission in words and leads to whom to ask, from where the person is by then', async () => {
    let here = '/a'
    const onFollow = vi.fn()
    show('user:list', {
      nameOf: (code) => (code === 'user:list' ? '查看成员' : undefined),
      hrefOf: (code) => `/403?permission=${code}&redirect_uri=${here}`,
      onFollow,
    })
    expect(screen.getByText('需要权限“查看成员（user:list）”，请联系管理员开通。')).toBeVisible()
    const link = screen.getByRole('link', { name: '查看缺少的权限' })
    expect(link).toHaveAttribute('href', '/403?permission=user:list&redirect_uri=/a')
    here = '/b'
    await userEvent.click(link)
    expect(onFollow).toHaveBeenCalledExactlyOnceWith('/403?permission=user:list&redirect_uri=/b')
  })

  it('shows the code of a permission without a name', () => {
    show('user:list', { nameOf: () => undefined, hrefOf: () => '/403', onFollow: vi.fn() })
    expect(screen.getByText('需要权限“user:list”，请联系管理员开通。')).toBeVisible()
  })

  it.each([
    ['no permission is known', undefined, { nameOf: vi.fn(), hrefOf: vi.fn(), onFollow: vi.fn() }],
    ['there is no such page', 'user:list', undefined],
  ])('leads nowhere where %s', (_, permission, help) => {
    show(permission, help)
    expect(screen.getByText('没有访问权限')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
