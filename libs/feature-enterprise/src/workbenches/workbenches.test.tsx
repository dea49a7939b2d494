import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import * as detailStories from './WorkbenchDetailPage.stories.js'
import * as globalStories from './GlobalWorkbenchPage.stories.js'
import * as memberStories from './MemberWorkbenchDialog.stories.js'
import * as orderStories from './OrderWorkbenchesDialog.stories.js'
import * as listStories from './WorkbenchesPage.stories.js'
import { createWorkbenchesApi, makeGlobal } from './workbenchesHandlers.js'
import { workbenchMessages } from './workbenchMessages.js'

const list = composeStories(listStories)
const global = composeStories(globalStories)
const detail = composeStories(detailStories)
const { Default: Member } = composeStories(memberStories)
const { Default: Order, Refused } = composeStories(orderStories)
const t = workbenchMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

async function findRow(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

/** Presses an action of a row, in its menu where it is not in sight. */
async function act(user: UserEvent, name: string, label: string) {
  const button = within(await findRow(name)).queryByRole('button', { name: label })
  if (button) return user.click(button)
  await user.click(within(await findRow(name)).getByRole('button', { name: /更多/ }))
  const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

describe('the business workbenches', () => {
  it('say for whom they are, and are found by that', async () => {
    const user = userEvent.setup()
    show(<list.Default />)
    const row = await findRow('车间工作台 1')
    expect(row).toHaveTextContent('人事专员、研发部')
    expect(row).toHaveTextContent(t.hasChanges)
    expect(await findRow('车间工作台 2')).toHaveTextContent(t.nobody)
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyAudience }), t.forNobody)
    await waitFor(() => expect(screen.queryByText('车间工作台 1')).toBeNull())
    expect(screen.getByText('车间工作台 2')).toBeVisible()
  })

  it('are added with a template and whom they are for, whose number is counted', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body }: { body: object }) => ({ ...makeGlobal(), ...body }))
    show(
      <list.Default
        api={() => createWorkbenchesApi([], { 'POST /spruce/api/v1/workbenches': sent })}
      />,
    )
    await user.click((await screen.findAllByRole('button', { name: t.add }))[0]!)
    const form = within(await screen.findByRole('dialog', { name: t.add }))
    expect(form.getByText(t.countNone)).toBeVisible()
    await user.type(form.getByLabelText(t.name), '质检工作台')
    await user.click(form.getByRole('button', { name: /^角色/ }))
    await user.click(await screen.findByRole('option', { name: '人事专员' }))
    expect(await form.findByText(t.count(12))).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(form.getByRole('radio', { name: '公告与消息' }))
    await user.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      body: {
        ...{ scope: 'business', name: '质检工作台', roleIds: ['r1'], departmentIds: [] },
        document: { nodes: { w1: { type: 'spruce.notices' }, w2: { type: 'spruce.messages' } } },
      },
    })
  })

  it('are published with a note', async () => {
    const user = userEvent.setup()
    show(<list.Default />)
    await act(user, '车间工作台 2', t.publish)
    const dialog = within(
      await screen.findByRole('dialog', { name: t.publishTitle('车间工作台 2') }),
    )
    await user.click(dialog.getByRole('button', { name: t.publish }))
    await waitFor(async () => expect(await findRow('车间工作台 2')).toHaveTextContent(t.published))
  })

  it('come back from the recycle bin by undo', async () => {
    const user = userEvent.setup()
    show(<list.Default />)
    await act(user, '车间工作台 2', t.remove)
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: t.remove }))
    await waitFor(() => expect(screen.queryByText('车间工作台 2')).toBeNull())
    await user.click(await screen.findByRole('button', { name: t.undo }))
    expect(await findRow('车间工作台 2')).toBeVisible()
  })

  it('are only read with the code to list them', async () => {
    show(<list.ReadOnly />)
    const row = within(await findRow('车间工作台 1'))
    expect(row.queryByRole('button', { name: t.edit })).toBeNull()
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
    expect(screen.queryByRole('button', { name: t.order })).toBeNull()
  })
})

/** The dialog takes the focus first: what is focused before it has, loses it again. */
async function focusGrip(name: string) {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  screen.getByRole('button', { name: t.move(name) }).focus()
}

describe('the order of workbenches', () => {
  it('changes by the arrow keys on a grip, and says where it came to stand', async () => {
    const user = userEvent.setup()
    show(<Order />)
    await focusGrip('车间工作台 1')
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByText(t.movedTo('车间工作台 1', 2, 4))).toBeInTheDocument()
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(names[1]).toContain('车间工作台 1')
  })

  it('is as before where the server refuses', async () => {
    const user = userEvent.setup()
    show(<Refused />)
    await focusGrip('车间工作台 1')
    await user.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('车间工作台 1'),
    )
  })
})

describe('the global workbench', () => {
  it('shows what is published, by whom, and its draft on demand', async () => {
    const user = userEvent.setup()
    show(<global.Default />)
    expect(await screen.findByText('李娜')).toBeVisible()
    expect(await screen.findByRole('list', { name: '#3' })).toHaveTextContent('待处理')
    await user.click(screen.getByRole('button', { name: t.previewDraft }))
    expect(await screen.findByRole('list', { name: '#4' })).toBeVisible()
  })

  it('rolls back to what was published once, in the version that it has', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(() => makeGlobal())
    show(
      <global.Default
        api={() =>
          createWorkbenchesApi([makeGlobal({ version: 7 })], {
            'POST /spruce/api/v1/workbenches/{id}/revisions/{number}/roll-back': sent,
          })
        }
      />,
    )
    await user.click(await screen.findByRole('button', { name: t.revisions }))
    const row = (await screen.findByText(t.revisionNumber(1))).closest<HTMLElement>(
      '[role=row],tr',
    )!
    await user.click(within(row).getByRole('button', { name: t.rollBack }))
    const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: t.rollBack,
    })
    // A dialog above another takes the pointer a moment after it is there.
    await waitFor(() => user.click(confirm))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ body: { version: 7 } })),
    )
  })

  it('can be added where there is none', async () => {
    show(<global.Empty />)
    expect(await screen.findByRole('button', { name: t.addGlobal })).toBeVisible()
  })
})

describe('the preview of a business workbench', () => {
  it('is of the draft where nothing is published', async () => {
    show(<detail.Draft />)
    expect(await screen.findByRole('heading', { level: 1, name: '车间工作台 2' })).toBeVisible()
    expect(screen.getByText(t.neverPublished)).toBeVisible()
    expect(await screen.findByRole('list', { name: '#3' })).toBeVisible()
  })

  it('says that it is gone', async () => {
    show(<detail.Gone />)
    expect(await screen.findByText(t.notFound)).toBeVisible()
  })
})

describe('who sees what', () => {
  it('names the levels, the reasons and the one that is shown', async () => {
    const user = userEvent.setup()
    show(<Member />)
    await user.click(screen.getByRole('button', { name: new RegExp(t.person) }))
    await user.click(await screen.findByRole('option', { name: /李娜/ }))
    const current = await screen.findByText(`车间工作台 1 · ${t.byRole('人事专员')}`)
    expect(current.closest('li')).toHaveAttribute('aria-current', 'true')
    expect(screen.getByText(`企业工作台 · ${t.forAll}`)).toBeVisible()
    expect(screen.getByText(t.noPersonal)).toBeVisible()
  })
})
