import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { createCompanyApi, makeCompany, makePlan } from './companyHandlers.js'
import { companyMessages } from './companyMessages.js'
import * as stories from './CompanyPage.stories.js'

const page = composeStories(stories)
const t = companyMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)
const section = async (name: string) => within(await screen.findByRole('region', { name }))

afterEach(() => {
  toast.clear()
  closeAllDialogs()
  vi.useRealTimers()
})

describe('CompanyPage', () => {
  it('shows the file, the plan and how much of it is used', async () => {
    show(<page.Default />)
    expect(await screen.findByText('云山制造集团有限公司')).toBeVisible()
    const service = await section(t.service)
    expect(await service.findByText('标准版')).toBeVisible()
    expect(service.getByText(/95 \/ 100/)).toHaveTextContent(t.almostFull)
    expect(service.getByText(/1\.5 GB \/ 10 GB/)).not.toHaveTextContent(t.almostFull)
  })

  it('says what has no limit and no end, and offers no renewal', async () => {
    show(<page.Bare />)
    const service = await section(t.service)
    expect(await service.findByText(t.noEnd)).toBeVisible()
    expect(service.getByText(`95 / ${t.unlimited}`)).toBeVisible()
    expect(await screen.findByRole('button', { name: t.edit })).toBeVisible()
    expect(screen.queryByRole('button', { name: t.askForRenewal })).toBeNull()
  })

  it('says how soon it ends, in local days', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00'), toFake: ['Date'] })
    const expiresAt = new Date('2026-11-25T23:59:59').toISOString()
    show(
      <page.Default
        api={() => createCompanyApi(makeCompany({ expiresAt }), makePlan({ expiresAt }))}
      />,
    )
    expect(await screen.findByText(t.endsSoon(5))).toBeVisible()
    expect(await screen.findByText(t.daysLeft('2026-11-25', 5))).toBeVisible()
  })

  it('sends what was touched only', async () => {
    const user = userEvent.setup()
    const put = vi.fn(({ body }: { body: object }) => makeCompany(body))
    show(
      <page.Default
        api={() =>
          createCompanyApi(makeCompany(), makePlan(), { 'PUT /spruce/api/v1/enterprise': put })
        }
      />,
    )
    await user.click(await screen.findByRole('button', { name: t.edit }))
    const region = await screen.findByLabelText(t.region)
    await user.clear(region)
    await user.type(region, ' 宁波 ')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.saved)).toBeVisible()
    expect(put.mock.calls[0]?.[0].body).toEqual({ region: '宁波', version: 1 })
  })

  it('keeps the form open while a licence or a contact is wrong', async () => {
    const user = userEvent.setup()
    show(<page.Bare />)
    await user.click(await screen.findByRole('button', { name: t.edit }))
    await user.type(await screen.findByLabelText(t.licence), '91350100M000100Y44')
    await user.type(screen.getByLabelText(t.contactMobile), '123')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.licenceChecksum)).toBeVisible()
    expect(screen.getByLabelText(t.contactMobile)).toBeInvalid()
  })

  it('asks whose edit stays when somebody else saved first', async () => {
    const user = userEvent.setup()
    const company = makeCompany()
    show(<page.Default api={() => createCompanyApi(company)} />)
    await user.click(await screen.findByRole('button', { name: t.edit }))
    const region = await screen.findByLabelText(t.region)
    Object.assign(company, { region: '上海', version: 2 })
    await user.clear(region)
    await user.type(region, '宁波')
    await user.click(screen.getByRole('button', { name: '保存' }))
    const question = await screen.findByRole('dialog', { name: /修改/ })
    expect(question).toHaveTextContent('上海')
    expect(question).toHaveTextContent('宁波')
  })

  it('asks for a renewal, and changes what was asked', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await user.click(await screen.findByRole('button', { name: t.askForRenewal }))
    await user.type(await screen.findByLabelText(t.note), '续期两年')
    await user.click(screen.getByRole('button', { name: t.send }))
    expect(await screen.findByText('续期两年')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: t.changeRequest }))
    expect(await screen.findByLabelText(t.note)).toHaveValue('续期两年')
  })

  it('withdraws what was asked, and offers to ask again', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await user.click(await screen.findByRole('button', { name: t.askForRenewal }))
    await user.click(await screen.findByRole('button', { name: t.send }))
    await user.click(await screen.findByRole('button', { name: t.withdraw }))
    const question = await screen.findByRole('alertdialog', { name: t.withdrawQuestion })
    await user.click(within(question).getByRole('button', { name: t.withdraw }))
    expect(await screen.findByRole('button', { name: t.askForRenewal })).toBeVisible()
    expect(screen.queryByRole('button', { name: t.changeRequest })).toBeNull()
  })

  it('keeps the rest where the plan alone fails', async () => {
    show(<page.PlanFailed />)
    expect(await screen.findByText('云山制造集团有限公司')).toBeVisible()
    const service = await section(t.service)
    expect(await service.findByRole('button', { name: '重试' })).toBeVisible()
  })

  it('offers reading and history alone without the right to edit', async () => {
    show(<page.ReadOnly />)
    expect(await screen.findByText('138****5678')).toBeVisible()
    expect(screen.queryByRole('button', { name: t.edit })).toBeNull()
    expect(screen.queryByRole('button', { name: t.askForRenewal })).toBeNull()
    expect(screen.getByRole('button', { name: '历史' })).toBeVisible()
  })

  it('is closed without the permission', () => {
    show(<page.NoPermission />)
    expect(screen.queryByRole('heading', { name: t.title })).toBeNull()
    expect(screen.getByText(/查看企业档案|enterprise:list/)).toBeVisible()
  })
})
