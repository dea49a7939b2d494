import { ApiError } from '@spruce/api-client'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from './AuthEnvironment.js'
import { BlockedRoute, ForbiddenRoute, NotFoundRoute } from './errors/ErrorRoutes.js'
import { LogoutRoute } from './logout/LogoutRoute.js'
import { createTestAuth } from './testing/authEnvironment.js'
import { createTestApi } from '@spruce/api-client/testing'
import { sampleExplanation } from './testing/sampleExplanation.js'

afterEach(() => history.replaceState(null, '', '/'))

function show(Page: ComponentType, change: Partial<AuthEnvironment> = {}, address = '/') {
  history.replaceState(null, '', address)
  const auth = createTestAuth({}, { go: vi.fn(() => Promise.resolve()), ...change })
  render(
    <StrictMode>
      <AuthProvider value={auth}>
        <Page />
      </AuthProvider>
    </StrictMode>,
  )
  return auth
}

describe('error pages', () => {
  it.each([
    [NotFoundRoute, '页面不存在'],
    [BlockedRoute, '页面不在您的菜单中'],
    [ForbiddenRoute, '没有权限'],
  ])('lead home', async (Page, title) => {
    const auth = show(Page)
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(document.title).toBe(`${title} - ${auth.brand.browserTitle ?? auth.brand.name}`)
    await userEvent.click(screen.getByRole('button', { name: '返回首页' }))
    expect(auth.go).toHaveBeenCalledWith('/')
  })

  it('/404 carries a return target', async () => {
    const auth = show(NotFoundRoute, {}, '/404?redirect_uri=%2Fdashboard%3Fa%3D1')
    await userEvent.click(screen.getByRole('button', { name: '返回' }))
    expect(auth.go).toHaveBeenCalledWith('/dashboard?a=1')
  })

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/logout', '/login'])(
    '/404 offers no way to %s (S-07)',
    (target) => {
      show(NotFoundRoute, {}, `/404?redirect_uri=${encodeURIComponent(target)}`)
      expect(screen.queryByRole('button', { name: '返回' })).toBeNull()
    },
  )
})

describe('a short message in place of what was pressed', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'))
  const activate = (hasBeenActive: boolean) =>
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      value: { hasBeenActive },
    })

  it('takes the focus', () => {
    activate(true)
    show(NotFoundRoute)
    expect(screen.getByRole('heading', { name: '页面不存在' })).toHaveFocus()
  })

  it('leaves it alone on a page that has just been opened', () => {
    activate(false)
    show(NotFoundRoute)
    expect(document.body).toHaveFocus()
  })
})

describe('/403', () => {
  it('says which permission is missing, whom to ask, and leads back', async () => {
    const auth = show(ForbiddenRoute, {}, '/403?permission=role:list&redirect_uri=%2Fdashboard')
    expect(screen.getByText('role:list')).toBeVisible()
    expect(screen.getByText(/查看角色/)).toBeVisible()
    expect(screen.getByText('云杉制造集团的管理员')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '返回' }))
    expect(auth.go).toHaveBeenCalledExactlyOnceWith('/dashboard')
  })

  it('says why the person who is signed in does not have it', async () => {
    const api = createTestApi({
      'GET /spruce/api/v1/my-permissions/explain': sampleExplanation,
    })
    show(ForbiddenRoute, { isSignedIn: true, api }, '/403?permission=role:list')
    expect(await screen.findByText('您的角色都没有授予此权限')).toBeVisible()
    expect(screen.getByText('人事专员')).toBeVisible()
  })

  it('says by which steps that was decided, which of them decides, and what would help', async () => {
    const api = createTestApi({
      'GET /spruce/api/v1/my-permissions/explain': sampleExplanation,
    })
    show(ForbiddenRoute, { isSignedIn: true, api }, '/403?permission=role:list')
    const steps = await screen.findAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      ...['账号：通过', '成员身份：通过', '角色：通过', '菜单：看不到“组织管理 / 角色管理”'],
      ...['套餐：通过', '权限：未通过（由此决定）', '数据范围：无需判断'],
    ])
    expect(screen.getByText(/^请管理员为您分配拥有此权限的角色/)).toBeVisible()
  })

  it('shows the code of a permission that has no name', () => {
    show(ForbiddenRoute, {}, '/403?permission=role:list&permission=report:list')
    expect(screen.getByText(/查看角色/)).toHaveTextContent('查看角色 role:list, report:list')
  })

  it.each(['请拨打 400', '<b>x</b>', 'role', 'role:list:more', ''])(
    'shows nothing of an address that is no permission: %s (S-14)',
    (text) => {
      show(ForbiddenRoute, {}, `/403?permission=${encodeURIComponent(text)}`)
      expect(screen.queryByText('缺少的权限')).toBeNull()
      expect(document.body.textContent).not.toContain(text || '缺少')
    },
  )
})

describe('/logout', () => {
  it('ends the session once and goes to /login', async () => {
    const signOut = vi.fn(() => Promise.resolve())
    const auth = show(LogoutRoute, { signOut })
    expect(screen.getByRole('heading', { name: '正在退出登录…' })).toBeVisible()
    await waitFor(() => expect(auth.go).toHaveBeenCalledExactlyOnceWith('/login'))
    expect(signOut).toHaveBeenCalledOnce()
  })

  it('stores redirect_uri and sends the user back to it', async () => {
    const rememberReturn = vi.fn()
    const auth = show(LogoutRoute, { rememberReturn }, '/logout?redirect_uri=/dashboard')
    await waitFor(() => expect(auth.go).toHaveBeenCalledExactlyOnceWith('/dashboard'))
    expect(rememberReturn).toHaveBeenCalledExactlyOnceWith('/dashboard')
  })

  it.each(['https://evil.example/', '/logout', '/admin/login'])(
    'never leads to %s (S-07)',
    async (target) => {
      const rememberReturn = vi.fn()
      const address = `/logout?redirect_uri=${encodeURIComponent(target)}`
      const auth = show(LogoutRoute, { rememberReturn }, address)
      await waitFor(() => expect(auth.go).toHaveBeenCalledExactlyOnceWith('/login'))
      expect(rememberReturn).not.toHaveBeenCalled()
    },
  )

  it('says when the server was not reached, and tries again', async () => {
    const signOut = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new ApiError({ kind: 'network' }))
      .mockResolvedValueOnce()
    const auth = show(LogoutRoute, { signOut })
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('网络开小差了，请稍后重试'),
    )
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(auth.go).toHaveBeenCalledWith('/login'))
  })
})
