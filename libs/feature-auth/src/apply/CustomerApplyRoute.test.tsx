import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { sampleApplication } from '../testing/sampleApplication.js'
import type { OwnApplication } from './applyFields.js'
import { CustomerApplyRoute } from './CustomerApplyRoute.js'

const apply = 'POST /spruce/api/v1/applications'
const status = 'GET /spruce/api/v1/applications/status'
const resubmit = 'POST /spruce/api/v1/applications/resubmit'
const token = 'q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE'
const submitted = { ...sampleApplication, status: 'submitted', note: null } as const

/** As the router does: the address changes, and no event tells of it. */
function navigate(href: string) {
  history.pushState(null, '', href)
  return Promise.resolve()
}

function show(handlers: TestHandlers, change: Partial<AuthEnvironment> = {}) {
  const auth = createTestAuth(handlers, { go: vi.fn(navigate), ...change })
  render(
    <AuthProvider value={auth}>
      <CustomerApplyRoute />
    </AuthProvider>,
  )
  return auth
}

const field = (label: string) => screen.getByLabelText(label)
const type = (label: string, text: string) => userEvent.type(field(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillCompany() {
  await type('企业名称', ' 云山制造集团有限公司 ')
  await type('企业编码', 'ＹＵＮＳＨＡＮ')
  await press('下一步')
}

async function fillContact() {
  await screen.findByLabelText('联系人姓名')
  await type('联系人姓名', '李娜')
  await type('手机号', '138 1234 5678')
  await type('邮箱', 'lina@yunshan.example')
  await press('下一步')
}

afterEach(() => history.replaceState(null, '', '/'))

describe('/customer-apply', () => {
  it('asks in three steps, and shows how the application stands under its own link', async () => {
    const onApply = vi.fn((_request: { body?: unknown }) => ({
      token,
      status: 'submitted' as const,
    }))
    const onStatus = vi.fn((_request: { query?: unknown }) => submitted)
    const auth = show({ [apply]: onApply, [status]: onStatus })
    await fillCompany()
    await waitFor(() => expect(field('联系人姓名')).toHaveFocus())
    await fillContact()
    expect(screen.getByRole('status')).toHaveTextContent('第 3 步，共 3 步')
    await waitFor(() =>
      expect(screen.getByRole('img', { name: '验证码图片' })).toHaveAttribute(
        'src',
        expect.stringContaining('key-after-refresh'),
      ),
    )
    await type('申请说明', '集团统一管理')
    await type('验证码', '7xkp')
    await press('提交申请')
    expect(await screen.findByText('已提交，等待审核')).toBeVisible()
    expect(onApply.mock.calls[0]?.[0].body).toEqual({
      name: '云山制造集团有限公司',
      shortName: null,
      code: 'yunshan',
      industry: null,
      region: null,
      contactName: '李娜',
      contactMobile: '13812345678',
      contactEmail: 'lina@yunshan.example',
      reason: '集团统一管理',
      captchaKey: 'key-after-refresh',
      captcha: '7xkp',
    })
    expect(auth.go).toHaveBeenCalledExactlyOnceWith(`/customer-apply#${token}`)
    expect(screen.getByRole('link', { name: new RegExp(token) })).toHaveAttribute(
      'href',
      `https://console.example.cn/customer-apply#${token}`,
    )
  })

  it('goes on only when a step is right, and back without losing anything', async () => {
    show({})
    await press('下一步')
    expect(field('企业名称')).toHaveFocus()
    expect(field('企业名称')).toHaveAccessibleDescription('请输入企业名称')
    expect(field('企业编码')).toHaveAccessibleDescription('请输入企业编码')
    await type('企业名称', '云山')
    await type('企业编码', '1a')
    await press('下一步')
    expect(field('企业编码')).toHaveFocus()
    expect(field('企业编码')).toHaveAccessibleDescription(/以小写字母开头/)
    await userEvent.clear(field('企业编码'))
    await type('企业编码', 'yunshan')
    await press('下一步')
    await type('手机号', '23812345678')
    await press('下一步')
    expect(field('手机号')).toHaveAccessibleDescription('手机号的第一位应为1')
    await press('上一步')
    expect(field('企业名称')).toHaveValue('云山')
    expect(field('企业名称')).toHaveFocus()
    await press('下一步')
    expect(field('手机号')).toHaveValue('23812345678')
  })

  it('says at the first step that a company has the code, and takes another', async () => {
    const info = vi.fn(({ query }: { query?: unknown }) => ({
      code: (query as { tenant: string }).tenant === 'yunshan' ? 'yunshan' : null,
    }))
    show({ 'GET /aba-base/api/tenants/tenant-info': info as never })
    await fillCompany()
    expect(field('企业编码')).toHaveAccessibleDescription('该企业编码已被使用，请更换')
    expect(field('企业编码')).toHaveFocus()
    await type('企业编码', '-2')
    expect(field('企业编码')).not.toHaveAccessibleDescription(/已被使用/)
    await press('下一步')
    expect(await screen.findByLabelText('联系人姓名')).toHaveFocus()
  })

  it('shows in the last step what will be handed in', async () => {
    show({})
    await fillCompany()
    await fillContact()
    const summary = screen.getByRole('region', { name: '将要提交的信息' })
    for (const text of [
      '云山制造集团有限公司',
      'yunshan',
      '李娜',
      '13812345678',
      'lina@yunshan.example',
    ])
      expect(summary).toHaveTextContent(text)
  })

  it('brings the step of a refused field forward, and keeps everything but the captcha', async () => {
    const refused = new ApiError({
      kind: 'http',
      message: '请求有误',
      status: 400,
      code: 400,
      fields: [{ path: 'code', message: '编码不可用' }],
    })
    const wrong = new ApiError({ kind: 'http', message: '验证码错误', status: 400, code: 1101 })
    const onApply = vi.fn((_request: { body?: unknown }) => Promise.reject(wrong))
    show({ [apply]: onApply })
    await fillCompany()
    await fillContact()
    await type('验证码', '7xkp')
    await press('提交申请')
    expect(await screen.findByText('验证码错误')).toBeVisible()
    expect(field('验证码')).toHaveValue('')
    expect(field('验证码')).toHaveFocus()
    onApply.mockRejectedValueOnce(refused)
    await type('验证码', '8ykq')
    await press('提交申请')
    expect(await screen.findByText('编码不可用')).toBeVisible()
    expect(field('企业编码')).toHaveFocus()
    expect(field('企业名称')).toHaveValue(' 云山制造集团有限公司 ')
  })

  it('answers what the reviewer asked for; contacts left empty stay', async () => {
    history.replaceState(null, '', `/customer-apply#${token}`)
    const onResubmit = vi.fn((_request: { body?: unknown }) => submitted)
    show({ [status]: () => sampleApplication, [resubmit]: onResubmit })
    expect(await screen.findByText('请补充营业执照编号')).toBeVisible()
    await press('补充资料')
    await press('下一步')
    expect(field('手机号')).toHaveAttribute('placeholder', '留空则保持 138****5678')
    await type('邮箱', 'li@yunshan.example')
    await press('下一步')
    await userEvent.clear(field('申请说明'))
    await type('申请说明', '编号 9133')
    await press('重新提交')
    expect(await screen.findByText('已提交，等待审核')).toBeVisible()
    expect(onResubmit.mock.calls[0]?.[0].body).toEqual({
      token,
      version: 2,
      name: '云山制造集团有限公司',
      shortName: '云山制造',
      code: 'yunshan',
      industry: '制造业',
      region: '浙江杭州',
      contactName: '李娜',
      contactEmail: 'li@yunshan.example',
      reason: '编号 9133',
    })
  })

  it('shows how it stands now when the application has moved on', async () => {
    history.replaceState(null, '', `/customer-apply#${token}`)
    const stale = new ApiError({ kind: 'http', message: '已被修改', status: 412, code: 412 })
    const onStatus = vi.fn((_request: object): OwnApplication => sampleApplication)
    show({ [status]: onStatus, [resubmit]: () => Promise.reject(stale) })
    await userEvent.click(await screen.findByRole('button', { name: '补充资料' }))
    await press('下一步')
    await press('下一步')
    onStatus.mockReturnValue({ ...sampleApplication, status: 'rejected', note: '资料不符' })
    await press('重新提交')
    expect(await screen.findByText('申请已有变化，现在显示最新状态。')).toBeVisible()
    expect(screen.getByText('资料不符')).toBeVisible()
  })

  it('lets a rejected applicant begin again with what is known', async () => {
    history.replaceState(null, '', `/customer-apply#${token}`)
    show({ [status]: () => ({ ...sampleApplication, status: 'rejected', note: '资料不符' }) })
    await userEvent.click(await screen.findByRole('button', { name: '重新申请' }))
    expect(field('企业名称')).toHaveValue('云山制造集团有限公司')
    await press('下一步')
    expect(field('手机号')).toBeRequired()
    expect(field('手机号')).toHaveValue('')
  })

  it('leads an approved customer to its own sign-in page', async () => {
    history.replaceState(null, '', `/customer-apply#${token}`)
    const auth = show({ [status]: () => ({ ...sampleApplication, status: 'approved' }) })
    await userEvent.click(await screen.findByRole('button', { name: '前往登录' }))
    expect(auth.go).toHaveBeenCalledExactlyOnceWith('/login?tenant=yunshan')
  })

  it('goes back to the form, and forth to the application', async () => {
    show({ [status]: () => submitted })
    await type('企业名称', '云山')
    const turnTo = (href: string) => {
      history.replaceState(null, '', href)
      act(() => void dispatchEvent(new PopStateEvent('popstate')))
    }
    turnTo(`/customer-apply#${token}`)
    expect(await screen.findByText('已提交，等待审核')).toBeVisible()
    turnTo('/customer-apply')
    expect(await screen.findByLabelText('企业名称')).toBeVisible()
  })

  it('says that a link leads nowhere, and tries again what has failed', async () => {
    history.replaceState(null, '', '/customer-apply#nonsense')
    const missing = new ApiError({ kind: 'http', message: '不存在', status: 404, code: 404 })
    const broken = new ApiError({ kind: 'network', message: '网络开小差了' })
    const onStatus = vi.fn((_request: object) => Promise.reject(broken))
    show({ [status]: onStatus })
    const alert = await screen.findByRole('alert')
    expect(alert).toBeVisible()
    onStatus.mockRejectedValue(missing)
    await press('重试')
    expect(await screen.findByRole('heading', { name: '没有找到申请' })).toBeVisible()
    await press('重新申请')
    expect(await screen.findByLabelText('企业名称')).toBeVisible()
  })

  it('copies the link, and says so', async () => {
    history.replaceState(null, '', `/customer-apply#${token}`)
    const user = userEvent.setup()
    show({ [status]: () => submitted })
    await user.click(await screen.findByRole('button', { name: '复制链接' }))
    expect(await screen.findByText('链接已复制')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(
      `https://console.example.cn/customer-apply#${token}`,
    )
    const facts = within(screen.getByRole('main'))
    expect(facts.getByText('138****5678')).toBeVisible()
  })
})
