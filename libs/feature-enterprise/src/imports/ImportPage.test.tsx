import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { importMessages } from './importMessages.js'
import { makeImport } from './importsHandlers.js'
import { openSteps, stepOf } from './importStep.js'
import * as stories from './ImportPage.stories.js'

const { Default, Done, Gone, ImportOnly, Mapping, New, NoPermission, Running } =
  composeStories(stories)
const { Departments, Devices, NewDepartments, NewDevices, SeveralSheets, Sheet } =
  composeStories(stories)
const t = importMessages['zh-CN']

const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)
const button = (name: string | RegExp) => screen.findByRole('button', { name })

afterEach(() => {
  localStorage.clear()
  toast.clear()
  closeAllDialogs()
})

describe('ImportPage', () => {
  it('takes a file and offers the template', async () => {
    show(<New />)
    expect(await screen.findByText(t.uploadText)).toBeVisible()
    expect(await button(`${t.template} XLSX`)).toBeVisible()
  })

  it('takes a list of departments with its own template, and leads there from the members', async () => {
    show(<NewDepartments />)
    expect(await screen.findByRole('heading', { name: t.departmentsTitle, level: 1 })).toBeVisible()
    expect(screen.getByText(t.departmentsUploadText)).toBeVisible()
    expect(screen.queryByRole('button', { name: t.departmentsTitle })).toBeNull()
  })

  it('leads from the members to the departments whoever may add them', async () => {
    const { unmount } = show(<New />)
    expect(await button(t.departmentsTitle)).toBeVisible()
    unmount()
    show(<New permissions={['user:import']} />)
    await screen.findByText(t.uploadText)
    expect(screen.queryByRole('button', { name: t.departmentsTitle })).toBeNull()
  })

  it('checks departments and imports them in their own words', async () => {
    const user = userEvent.setup()
    show(<Departments />)
    expect(await screen.findByText('华东区 → 总公司')).toBeVisible()
    await user.click(await button(t.importRows('2')))
    expect(await screen.findByText(t.departmentsDoneText('1', '1'))).toBeVisible()
  })

  it('takes devices from whoever imports nothing else, and keeps others out', async () => {
    const { unmount } = show(<NewDevices />)
    expect(await screen.findByRole('heading', { name: t.devicesTitle, level: 1 })).toBeVisible()
    expect(screen.getByText(t.devicesUploadText)).toBeVisible()
    unmount()
    show(<NewDevices permissions={['user:import']} />)
    expect(screen.queryByText(t.devicesUploadText)).toBeNull()
  })

  it('checks devices and imports them in their own words', async () => {
    const user = userEvent.setup()
    const { unmount } = show(<Devices permissions={['device:import']} />)
    expect(await screen.findByText('杭州工厂 → 苏州工厂')).toBeVisible()
    expect(screen.getByText(t.noDeviceEditText)).toBeVisible()
    unmount()
    show(<Devices />)
    await user.click(await button(t.importRows('2')))
    expect(await screen.findByText(t.devicesDoneText('1', '1'))).toBeVisible()
  })

  it('keeps a mapping that is not sent through a reload, and forgets it once it is', async () => {
    const user = userEvent.setup()
    const column = t.meaningOf('B 手机号')
    const first = show(<Mapping />)
    await user.selectOptions(await screen.findByLabelText(column), 'employeeCode')
    first.unmount()
    const again = show(<Mapping />)
    expect(await screen.findByLabelText(column)).toHaveValue('employeeCode')
    await user.click(await button('下一步'))
    await button(t.countOf(t.failed, '2'))
    again.unmount()
    show(<Mapping />)
    expect(await screen.findByLabelText(column)).toHaveValue('mobile')
  })

  it('matches the columns of departments to their fields alone', async () => {
    show(<Departments query={{ step: 'mapping' }} />)
    const fields = await screen.findByLabelText(t.meaningOf('C 上级部门'))
    expect(
      within(fields)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([t.skipColumn, ...[t.name, t.code, t.parent, t.sort, t.head, t.description]])
    expect(screen.queryByLabelText(t.createDepartments)).toBeNull()
  })

  it('counts the rows by what they would do, and shows changes and reasons in the cells', async () => {
    show(<Default />)
    expect(await button(t.countOf(t.failed, '2'))).toBeVisible()
    expect(screen.getByText('13900000000 → 13812345681')).toBeVisible()
    expect(await button(/修正第 3 行的部门：研法中心，部门不存在/)).toBeVisible()
  })

  it('shows the rows of one outcome', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await user.click(await button(t.countOf(t.failed, '2')))
    await waitFor(() => expect(screen.queryByText('张伟')).toBeNull())
    expect(screen.getByText('王强')).toBeVisible()
  })

  it('corrects all equal cells by one correction, checks again and imports', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await user.click(await button(/修正第 3 行的部门/))
    const dialog = await screen.findByRole('dialog')
    const text = within(dialog).getByLabelText(t.cellText)
    await user.clear(text)
    await user.type(text, '研发中心')
    await user.click(within(dialog).getByRole('switch', { name: t.applyToEqual('研法中心') }))
    await user.click(within(dialog).getByRole('button', { name: t.correct }))
    expect(await screen.findByText(t.corrected(2))).toBeVisible()
    await user.click(await button(t.recheck))
    await user.click(await button(t.importRows('4')))
    expect(await screen.findByText(t.doneText('3', '1'))).toBeVisible()
  })

  it('takes a correction in the cell, by the keyboard', async () => {
    const user = userEvent.setup()
    show(<Default />)
    const cell = await button(/修正第 3 行的部门/)
    act(() => cell.focus())
    await user.keyboard('{F2}')
    const input = screen.getByRole('textbox', { name: '修正第 3 行的部门' })
    expect(input).toHaveFocus()
    expect(input).toHaveValue('研法中心')
    await user.keyboard('乱写{Escape}')
    expect(await button(/修正第 3 行的部门：研法中心/)).toHaveFocus()
    await user.keyboard('{Enter}{Control>}a{/Control}总公司{Enter}')
    expect(await screen.findByText(t.corrected(1))).toBeVisible()
    expect(await button(/修正第 3 行的部门：总公司/)).toHaveFocus()
    expect(await button(/修正第 4 行的部门：研法中心/)).toBeVisible()
  })

  it('corrects equal cells from one cell, and goes on to the next by Tab', async () => {
    const user = userEvent.setup()
    show(<Default />)
    const cell = await button(/修正第 4 行的部门/)
    act(() => cell.focus())
    await user.keyboard('研{Control>}{Enter}{/Control}')
    expect(await screen.findByText(t.corrected(2))).toBeVisible()
    expect(await button(/修正第 3 行的部门：研/)).toBeVisible()
    const phone = await button(/修正第 2 行的手机号/)
    act(() => phone.focus())
    await user.keyboard('1')
    await user.keyboard('{Tab}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /修正第 2 行的部门/ })).toHaveFocus(),
    )
    expect(await button(/修正第 2 行的手机号：1$/)).toBeVisible()
  })

  it('asks for something else than what stood there', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await user.click(await button(/修正第 3 行的部门/))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: t.correct }))
    expect(await within(dialog).findByText(t.unchangedCell)).toBeVisible()
  })

  it('reads the sheet that is chosen of several', async () => {
    const user = userEvent.setup()
    show(<SeveralSheets />)
    expect(await screen.findByText(/有多个工作表/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '法务部' }))
    await waitFor(() => expect(screen.queryByText(/有多个工作表/)).toBeNull())
  })

  it('lets the head be chosen, none too', async () => {
    const user = userEvent.setup()
    show(<Sheet />)
    const none = await screen.findByRole('radio', { name: t.noHead })
    expect(screen.getByRole('radio', { name: t.headLine(1) })).toBeChecked()
    await user.click(none)
    await user.click(await button('下一步'))
    expect(await screen.findByText(t.mappingText)).toBeVisible()
  })

  it('gives a field to one column only, and needs the name', async () => {
    const user = userEvent.setup()
    show(<Mapping />)
    const mobile = await screen.findByLabelText(t.meaningOf('B 手机号'))
    await user.selectOptions(mobile, t.nickName)
    expect(screen.getByLabelText(t.meaningOf('A 姓名'))).toHaveValue('')
    await user.selectOptions(mobile, t.mobile)
    expect(screen.getByText(t.nameMissing)).toBeVisible()
    expect(await button('下一步')).toBeDisabled()
  })

  it('shows how far it is, without a way on', async () => {
    show(<Running />)
    expect(await screen.findByRole('progressbar', { name: t.importing })).toHaveValue(25)
    expect(screen.queryByRole('button', { name: '上一步' })).toBeNull()
  })

  it('says until when it can be undone, and undoes it', async () => {
    const user = userEvent.setup()
    show(<Done />)
    expect(await screen.findByText(/可在 2026-12-20 .* 前撤销/)).toBeVisible()
    await user.click(await button(t.undo))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: t.undo }))
    expect(await screen.findByText(t.undoneText('2'))).toBeVisible()
    expect(screen.queryByRole('button', { name: t.undo })).toBeNull()
  })

  it('goes back to the rows that were left out', async () => {
    const user = userEvent.setup()
    show(<Done />)
    await user.click(await button(t.fixRest))
    expect(await button(/修正第 3 行的部门/)).toBeVisible()
    expect(screen.queryByText('张伟')).toBeNull()
  })

  it('says that changes stay out without the right to edit members', async () => {
    show(<ImportOnly />)
    expect(await screen.findByText(t.noEditText)).toBeVisible()
  })

  it('says that it is gone, or not allowed', async () => {
    const { unmount } = show(<Gone />)
    expect(await screen.findByText(t.goneTitle)).toBeVisible()
    unmount()
    show(<NoPermission />)
    expect(await screen.findByText(/导入成员/)).toBeVisible()
    expect(screen.queryByText(t.stepFile)).toBeNull()
  })
})

describe('stepOf', () => {
  const withJob = (job: Partial<ReturnType<typeof makeImport>['job']>) => {
    const one = makeImport()
    return { ...one, job: { ...one.job, ...job } }
  }

  it.each([
    ['sheet', { status: 'running', phase: 'read' }, undefined],
    ['done', { status: 'running', phase: 'commit' }, 'mapping'],
    ['mapping', { phase: 'read', result: { rows: 4, pending: 4 } }, undefined],
    ['check', { phase: 'read', result: { rows: 4, pending: 1, new: 3 } }, undefined],
    ['sheet', { status: 'failed', phase: 'read', result: {}, actions: [] }, 'check'],
    ['mapping', {}, 'mapping'],
    ['check', {}, 'done'],
  ] as const)('is %s', (step, job, wanted) => {
    expect(stepOf(withJob(job as never), wanted)).toBe(step)
  })

  it('opens no sheet once the file is gone', () => {
    expect(openSteps({ ...makeImport(), canChoose: false })).not.toContain('sheet')
  })
})
