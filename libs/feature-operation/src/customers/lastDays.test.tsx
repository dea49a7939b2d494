import '../testing/domStubs.js'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { composeStories } from '@storybook/react-vite'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { applicationMessages } from '../audit/applicationMessages.js'
import type { Application, Approval } from '../audit/applicationQueries.js'
import * as approveStories from '../audit/ApproveDialog.stories.js'
import { bodyOfDraft, type CustomerDraft } from './customerDraft.js'
import * as formStories from './CustomerForm.stories.js'
import { customerInfoMessages } from './customerInfoMessages.js'
import { customerMessages } from './customerMessages.js'
import { makeCustomers } from './customersHandlers.js'
import { endOfDay } from './customerTime.js'
import type { RenewDraft } from './RenewDialog.js'
import * as renewStories from './RenewDialog.stories.js'

// Every form that takes the last day of a customer, around the days on which clocks change.

const { Default: Approve } = composeStories(approveStories)
const { Default: Form } = composeStories(formStories)
const { Default: Renew } = composeStories(renewStories)

const t = customerMessages['zh-CN']
const approval = applicationMessages['zh-CN']
const info = customerInfoMessages['zh-CN']

const clocks = [
  // zone, now, yesterday, today and this day in a year there
  ['Asia/Shanghai', '2026-11-22T15:59:00Z', '2026-11-21', '2026-11-22', '2027-11-22'],
  ['Asia/Shanghai', '2026-11-22T16:00:00Z', '2026-11-22', '2026-11-23', '2027-11-23'],
  ['America/New_York', '2026-03-08T04:59:00Z', '2026-03-06', '2026-03-07', '2027-03-07'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-07', '2026-03-08', '2027-03-08'],
  ['America/New_York', '2026-11-02T04:59:00Z', '2026-10-31', '2026-11-01', '2027-11-01'],
  ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-01', '2026-11-02', '2027-11-02'],
  ['Australia/Lord_Howe', '2026-04-05T13:29:00Z', '2026-04-04', '2026-04-05', '2027-04-05'],
  ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', '2026-10-03', '2026-10-04', '2027-10-04'],
  ['Pacific/Kiritimati', '2026-11-29T09:59:00Z', '2026-11-28', '2026-11-29', '2027-11-29'],
  ['Pacific/Kiritimati', '2026-11-29T10:00:00Z', '2026-11-29', '2026-11-30', '2027-11-30'],
] as const

afterEach(() => {
  act(() => closeAllDialogs())
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

/** In place of the mocks of a story, which have types of their own. */
const args = (given: { onSubmit: unknown }): object => given

/** What the wall clock of a zone shows, without a function of this library. */
const wallClock = (moment: string | null | undefined, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(moment ?? NaN),
  )

const dayField = (label: string) => screen.findByRole('textbox', { name: label })

async function typeDay(label: string, day: string) {
  const input = await dayField(label)
  fireEvent.change(input, { target: { value: day } })
  fireEvent.blur(input)
}

async function pressPreset(label: string, preset: string) {
  fireEvent.click(await screen.findByRole('button', { name: `选择${label}` }))
  fireEvent.click(await screen.findByRole('button', { name: preset }))
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe.each(clocks)('in %s at %s', (zone, now, yesterday, today, inOneYear) => {
  function setClock() {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  }

  it('an approval takes today and this day in a year, and sends their end', async () => {
    setClock()
    const onSubmit = vi.fn<(sent: Approval) => Promise<Application>>(() =>
      Promise.reject(new Error('stays')),
    )
    show(<Approve {...args({ onSubmit })} />)
    await typeDay(approval.expires, yesterday)
    press(approval.approveSubmit)
    expect(await dayField(approval.expires)).toBeInvalid()
    expect(onSubmit).not.toHaveBeenCalled()
    await typeDay(approval.expires, today)
    press(approval.approveSubmit)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    await pressPreset(approval.expires, approval.inOneYear)
    expect(await dayField(approval.expires)).toHaveValue(inOneYear)
    await waitFor(() => press(approval.approveSubmit))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
    const sent = onSubmit.mock.calls.map(([{ expiresAt }]) => wallClock(expiresAt, zone))
    expect(sent).toEqual([`${today} 23:59:59`, `${inOneYear} 23:59:59`])
  })

  it('a renewal shows the last day, goes on from it, and takes none that is past', async () => {
    setClock()
    const onSubmit = vi.fn<(draft: RenewDraft) => Promise<undefined>>(() =>
      Promise.reject(new Error('stays')),
    )
    // The moment of now: the last day is today there, whatever it is in UTC.
    const customer = { ...makeCustomers(1)[0]!, expiresAt: now }
    show(<Renew customer={customer} {...args({ onSubmit })} />)
    expect(await dayField(t.newEnd)).toHaveValue(today)
    expect(screen.getByText(t.renewLead(today))).toBeVisible()
    await typeDay(t.newEnd, yesterday)
    press(t.renew)
    expect(await screen.findByText(t.endPast)).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    await pressPreset(t.newEnd, t.years(1))
    expect(await dayField(t.newEnd)).toHaveValue(inOneYear)
    press(t.renew)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    const [[{ expiresAt }] = [{ expiresAt: null }]] = onSubmit.mock.calls
    expect(wallClock(endOfDay(expiresAt), zone)).toBe(`${inOneYear} 23:59:59`)
  })

  it('a new customer has this day in a year to its end', async () => {
    setClock()
    const onSubmit = vi.fn<(draft: CustomerDraft) => Promise<unknown>>(() => Promise.resolve(null))
    show(<Form {...args({ onSubmit })} />)
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getAllByRole('textbox', { name: label })[0]!, { target: { value } })
    await dayField(t.expiresAt)
    fill(t.name, '新客户')
    fill(t.shortName, '新客户')
    fill(t.code, 'new-customer')
    fill(info.adminName, '张伟')
    fill(info.adminLoginName, 'zhangwei')
    await typeDay(t.expiresAt, yesterday)
    press(info.save)
    expect(await screen.findByText(t.endPast)).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    await pressPreset(t.expiresAt, t.years(1))
    expect(await dayField(t.expiresAt)).toHaveValue(inOneYear)
    press(info.save)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    const { expiresAt } = bodyOfDraft(onSubmit.mock.calls[0]![0])
    expect(wallClock(expiresAt, zone)).toBe(`${inOneYear} 23:59:59`)
  })
})
