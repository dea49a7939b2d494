import { ApiError, describeError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { BrowserStorage, returnTargetKey, wechatStartKey } from '@spruce/session'
import { memoryAreas } from '@spruce/session/testing'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import '../testing/domStubs.js'
import { deviceFixtures, refusedToProvider } from '../testing/personalHandlers.js'
import { TestPersonal, type TestPersonalProps } from '../testing/TestPersonal.js'
import { photoProblem } from './photo.js'
import { profileMessages } from './profileMessages.js'
import { ProfilePage } from './ProfilePage.js'

configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 60_000 })

function show(
  handlers: TestHandlers = {},
  { environment, ...rest }: Omit<TestPersonalProps, 'handlers'> = {},
  page: Parameters<typeof ProfilePage>[0] = {},
) {
  const changed = vi.fn(() => Promise.resolve())
  render(
    <ShellProvider language="zh-CN" describeError={describeError}>
      <TestPersonal handlers={handlers} environment={{ changed, ...environment }} {...rest}>
        <ProfilePage {...page} />
      </TestPersonal>
    </ShellProvider>,
  )
  return { changed }
}

afterEach(() => {
  closeAllDialogs()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const region = (name: string) => screen.findByRole('region', { name })
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

describe('/personal', () => {
  it('shows the person, with contacts masked and what can be done with them', async () => {
    show({}, { user: { emailNew: null } })
    expect(within(await region('基本资料')).getByText('YS0001')).toBeVisible()
    const security = within(await region('账号与安全'))
    expect(security.getByText('138****5678')).toBeVisible()
    expect(security.getByRole('button', { name: '更换手机' })).toBeVisible()
    expect(security.getByText('未绑定')).toBeVisible()
    await userEvent.click(security.getByRole('button', { name: '绑定邮箱' }))
    expect(await screen.findByRole('dialog', { name: '绑定邮箱' })).toBeVisible()
  })

  it('changes the name', async () => {
    const save = vi.fn(({ body }: { body: object }) => body as never)
    const { changed } = show({ 'POST /aba-base/api/v3/user-info': save })
    await press('修改姓名')
    const input = await screen.findByLabelText('姓名')
    await userEvent.clear(input)
    await userEvent.type(input, ' 林小云 ')
    await press('保存')
    await waitFor(() => expect(changed).toHaveBeenCalled())
    expect(save.mock.calls[0]?.[0].body).toEqual({ nickName: '林小云' })
  })

  it('uploads a photo and saves its address', async () => {
    const save = vi.fn(({ body }: { body: object }) => body as never)
    show({ 'POST /aba-base/api/v3/user-info': save })
    await region('基本资料')
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!picker) throw new Error('No picker')
    await userEvent.upload(picker, new File(['x'], 'photo.png', { type: 'image/png' }))
    await waitFor(() =>
      expect(save.mock.calls[0]?.[0].body).toEqual({
        photo: '/files/public/2J8Qm1vYt0bC5xW9aHsJfA',
      }),
    )
  })

  it('says why a photo was refused', async () => {
    show({
      'POST /aba-base/api/file/upload': () => {
        throw new ApiError({
          kind: 'http',
          status: 422,
          code: 'IMAGE_BROKEN',
          message: '图片已损坏',
        })
      },
    })
    await region('基本资料')
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!picker) throw new Error('No picker')
    await userEvent.upload(picker, new File(['x'], 'photo.png', { type: 'image/png' }))
    expect(await screen.findByText('图片已损坏')).toBeVisible()
  })

  it.each([
    [{ type: 'image/png', size: 10 }, undefined],
    [{ type: 'image/svg+xml', size: 10 }, '请选择 PNG、JPEG、GIF 或 WebP 图片'],
    [{ type: 'image/jpeg', size: 6 * 1024 * 1024 }, '图片不能超过 5 MB'],
  ])('a file of %j: %s', (file, problem) => {
    expect(photoProblem(file, profileMessages['zh-CN'])).toBe(problem)
  })
})

describe('/personal in a mock login', () => {
  it('shows who the person is and changes nothing of the account', async () => {
    show({}, { isMockLogin: true })
    expect(within(await region('基本资料')).getByText('YS0001')).toBeVisible()
    expect(screen.getByText('模拟登录中不能查看和修改他人的账号信息。')).toBeVisible()
    for (const name of ['账号与安全', '登录设备', '最近登录', '关联账号', '授权的应用'])
      expect(screen.queryByRole('region', { name })).toBeNull()
    expect(within(await region('基本资料')).queryByRole('button')).toBeNull()
  })
})

describe('/personal of somebody whom an identity provider let in', () => {
  const sections = ['账号与安全', '登录设备', '最近登录', '授权的应用']

  it('explains, and neither asks for nor offers what would be refused', async () => {
    const list = vi.fn(() => [])
    show({
      'GET /spruce/api/v1/sessions': refusedToProvider,
      'GET /spruce/api/v1/sign-ins': list,
      'GET /spruce/api/v1/oauth-consents': list,
    })
    expect(await screen.findByText(/本次登录只能使用当前租户/)).toBeVisible()
    for (const name of sections) expect(screen.queryByRole('region', { name })).toBeNull()
    expect(within(await region('基本资料')).queryByRole('button')).toBeNull()
    expect(list).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
    const linked = within(await region('关联账号'))
    expect(await linked.findByRole('button', { name: '解除绑定企业统一认证' })).toBeVisible()
    expect(linked.getByText('微信')).toBeVisible()
    expect(linked.queryByRole('button', { name: '解除绑定微信' })).toBeNull()
    expect(linked.queryByRole('button', { name: /^绑定/ })).toBeNull()
  })

  it('leads to a sign-in with the password', async () => {
    const signInAnew = vi.fn()
    show({ 'GET /spruce/api/v1/sessions': refusedToProvider }, { environment: { signInAnew } })
    await press('退出并用密码登录')
    expect(signInAnew).toHaveBeenCalledOnce()
  })

  it('shows nothing that may have to go while it does not know', async () => {
    show({ 'GET /spruce/api/v1/sessions': () => new Promise<never>(() => undefined) })
    expect(await screen.findByRole('status', { name: '个人信息' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    for (const name of ['基本资料', ...sections])
      expect(screen.queryByRole('region', { name })).toBeNull()
  })
})

describe('linking more accounts', () => {
  const none = { 'GET /spruce/api/v1/bound-accounts': [] }
  const startWechat = 'POST /spruce/api/v1/bound-accounts/wechat'
  const back = `?code=061890&state=${'s'.repeat(43)}`

  afterEach(() => history.replaceState(null, '', '/'))

  it('offers what is not linked yet, and WeChat only where there is any', async () => {
    show(none, { environment: { hasWechat: true } })
    expect(await screen.findByRole('button', { name: '绑定微信' })).toBeVisible()
    expect(await screen.findByRole('button', { name: '绑定企业统一认证' })).toBeVisible()
  })

  it('offers nothing that is linked already or cannot be', async () => {
    show({ 'GET /spruce/api/v1/openid/providers': [{ id: 'p-1', name: '企业统一认证' }] })
    expect(await screen.findByRole('button', { name: '解除绑定微信' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^绑定/ })).toBeNull()
  })

  it('keeps a verifier and leaves for WeChat', async () => {
    const start = vi.fn((_: { body: { challenge: string } }) => ({
      url: 'https://open.weixin.qq.com/connect/qrconnect',
      expiresAt: '2026-11-20T08:10:00.000Z',
    }))
    const [storage, leave] = [new BrowserStorage(memoryAreas()), vi.fn()]
    show({ ...none, [startWechat]: start }, { environment: { hasWechat: true, storage, leave } })
    await press('绑定微信')
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith('https://open.weixin.qq.com/connect/qrconnect'),
    )
    const { verifier = '' } = storage.get(wechatStartKey) ?? {}
    expect(verifier).toMatch(/^[\w-]{43}$/)
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    expect(start.mock.calls[0]?.[0].body.challenge).toBe(Buffer.from(hash).toString('base64url'))
  })

  it('says why it cannot leave, and may be tried again', async () => {
    show(
      {
        ...none,
        [startWechat]: () => {
          throw new ApiError({ kind: 'network' })
        },
      },
      { environment: { hasWechat: true } },
    )
    await press('绑定微信')
    const linked = within(await region('关联账号'))
    expect(await linked.findByText('网络开小差了，请稍后重试')).toBeVisible()
    expect(linked.getByRole('button', { name: '绑定微信' })).toBeEnabled()
  })

  it('tells that a provider needs another sign-in, and comes back here after it', async () => {
    const start = vi.fn((_: { body: object }) => ({
      url: 'https://sso.example.cn/auth',
      expiresAt: '2026-11-20T08:10:00.000Z',
    }))
    const [storage, leave] = [new BrowserStorage(memoryAreas()), vi.fn()]
    show(
      { ...none, 'POST /spruce/api/v1/openid/login': start },
      { environment: { storage, leave } },
    )
    await press('绑定企业统一认证')
    expect(start).not.toHaveBeenCalled()
    await confirm('前往验证')
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith('https://sso.example.cn/auth'),
    )
    expect(start.mock.calls[0]?.[0].body).toEqual({ providerId: 'p-1' })
    expect(storage.get(returnTargetKey)).toBe('/personal')
  })

  it('links WeChat on the way back, once, and takes the code out of the address', async () => {
    history.replaceState(null, '', `/personal${back}`)
    const storage = new BrowserStorage(memoryAreas())
    const verifier = 'v'.repeat(43)
    storage.set(wechatStartKey, { verifier, tenantCode: '' })
    const finish = vi.fn((_: { query: object }) => ({
      ...{ status: 'bound' as const, login: null, ticket: null },
      ...{ nickName: '小云', expiresAt: null },
    }))
    const onQueryChange = vi.fn()
    const query = { code: 61890, state: 's'.repeat(43) }
    show(
      { 'GET /aba-base/api/v3/wx/wxCallBack': finish },
      { environment: { storage, hasWechat: true } },
      { query, onQueryChange },
    )
    expect(await screen.findByText('已绑定微信')).toBeVisible()
    expect(finish).toHaveBeenCalledOnce()
    expect(finish.mock.calls[0]?.[0].query).toEqual({
      ...{ code: '061890', state: 's'.repeat(43), verifier },
    })
    expect(onQueryChange).toHaveBeenCalledWith({ code: undefined, state: undefined })
    expect(storage.get(wechatStartKey)).toBeUndefined()
  })

  it('does nothing with an address that this tab did not ask for (S-13)', async () => {
    history.replaceState(null, '', `/personal${back}`)
    const [finish, onQueryChange] = [vi.fn(), vi.fn()]
    show(
      { 'GET /aba-base/api/v3/wx/wxCallBack': finish },
      {},
      { query: { code: 'c', state: 's' }, onQueryChange },
    )
    await waitFor(() => expect(onQueryChange).toHaveBeenCalled())
    expect(await screen.findByRole('button', { name: '解除绑定微信' })).toBeVisible()
    expect(finish).not.toHaveBeenCalled()
  })

  it('says what went wrong at WeChat', async () => {
    history.replaceState(null, '', `/personal${back}`)
    const storage = new BrowserStorage(memoryAreas())
    storage.set(wechatStartKey, { verifier: 'v'.repeat(43), tenantCode: '' })
    show(
      {
        ...none,
        'GET /aba-base/api/v3/wx/wxCallBack': () => {
          throw new ApiError({
            kind: 'http',
            status: 400,
            code: 1104,
            message: '微信授权无效或已失效',
          })
        },
      },
      { environment: { storage, hasWechat: true } },
      { query: { code: 'c', state: 's' }, onQueryChange: vi.fn() },
    )
    expect(await screen.findByText('微信授权无效或已失效')).toBeVisible()
    expect(screen.getByRole('button', { name: '绑定微信' })).toBeEnabled()
  })
})

describe('my devices', () => {
  it('marks this one, which cannot be ended here', async () => {
    show()
    const devices = within(await region('登录设备'))
    expect(await devices.findByText('本设备')).toBeVisible()
    expect(devices.getAllByRole('listitem')).toHaveLength(2)
    expect(devices.queryByRole('button', { name: '下线“Chrome / Windows”' })).toBeNull()
  })

  it('ends one after a question', async () => {
    let devices = [...deviceFixtures]
    const end = vi.fn(({ body }: { body: { ids?: string[] } }) => {
      devices = devices.filter(({ id }) => !body.ids?.includes(id))
      return { ended: 1 }
    })
    show({
      'GET /spruce/api/v1/sessions': () => devices,
      'POST /spruce/api/v1/sessions/end': end,
    })
    await press('下线“Safari / iPhone”')
    expect(end).not.toHaveBeenCalled()
    await confirm('下线')
    await waitFor(() => expect(screen.queryByText('Safari / iPhone')).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { name: '登录设备' })).toHaveFocus())
    expect(end.mock.calls[0]?.[0].body).toEqual({ ids: ['s-phone'] })
    expect(screen.queryByRole('button', { name: '下线其他设备' })).toBeNull()
  })

  it('ends all others, and none when the person thinks better of it', async () => {
    const end = vi.fn((_: { body: object }) => ({ ended: 1 }))
    show({ 'POST /spruce/api/v1/sessions/end': end })
    await press('下线其他设备')
    await confirm('取消')
    expect(end).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press('下线其他设备')
    await confirm('下线其他设备')
    await waitFor(() => expect(end.mock.calls[0]?.[0].body).toEqual({}))
  })

  it('offers another try after a failure', async () => {
    let isDown = true
    show({
      'GET /spruce/api/v1/sessions': () => {
        if (isDown) throw new ApiError({ kind: 'network' })
        return [...deviceFixtures]
      },
    })
    const devices = within(await region('登录设备'))
    await devices.findByRole('alert')
    isDown = false
    await userEvent.click(devices.getByRole('button', { name: '重试' }))
    expect(await devices.findByText('本设备')).toBeVisible()
  })
})

describe('what opens the account besides', () => {
  it('unbinds WeChat after a question', async () => {
    const unbind = vi.fn(() => null)
    show({ 'POST /spruce/api/v1/bound-accounts/wechat/remove': unbind })
    await press('解除绑定微信')
    await confirm('解除绑定')
    await waitFor(() => expect(unbind).toHaveBeenCalledTimes(1))
  })

  it('unlinks from an identity provider after a question', async () => {
    const unlink = vi.fn((_: { body: object }) => null)
    show({ 'POST /spruce/api/v1/bound-accounts/openid/remove': unlink })
    await press('解除绑定企业统一认证')
    await confirm('解除绑定')
    await waitFor(() => expect(unlink.mock.calls[0]?.[0].body).toEqual({ providerId: 'p-1' }))
  })

  it('takes a consent back after a question', async () => {
    const revoke = vi.fn((_: { body: object }) => ({ sessions: 1 }))
    show({ 'POST /spruce/api/v1/oauth-consents/remove': revoke })
    await press('撤销对“报表平台”的授权')
    await confirm('撤销授权')
    await waitFor(() => expect(revoke.mock.calls[0]?.[0].body).toEqual({ clientId: 'c-1' }))
  })

  it('shows failed sign-ins with their reason', async () => {
    show()
    const signIns = within(await region('最近登录'))
    expect(await signIns.findByText('失败')).toBeVisible()
    expect(signIns.getByText('密码错误，请输入正确的密码')).toBeVisible()
  })
})
