import {
  RouterProvider,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { confirmDialog } from '../dialogs/ConfirmDialog.js'
import { closeAllDialogs, defineDialog, DialogViewport } from '../dialogs/defineDialog.js'
import { FormDialog } from '../dialogs/FormDialog.js'
import { ListDialog } from '../dialogs/ListDialog.js'
import { openDialogs } from '../dialogs/OpenDialogs.js'
import { UserPickDialog } from '../dialogs/UserPickDialog.js'
import type { Option } from '../forms/OptionList.js'
import { TextField } from '../forms/TextField.js'
import { ShellProvider } from '../provider/ShellProvider.js'
import { stubDom } from '../testing/stubDom.js'
import { TabOutlet } from './TabOutlet.js'
import { TabsStore } from './TabsStore.js'
import { bindRouter, type TabNavigator } from './bindRouter.js'

stubDom()

const renameDialog = defineDialog((props: { onClose: (result?: string) => void }) => (
  <FormDialog<{ name: string }, string>
    title="改名"
    initialValues={{ name: '' }}
    onSubmit={({ name }) => name}
    onClose={props.onClose}
  >
    <TextField name="name" label="名称" />
  </FormDialog>
))

const pickDialog = defineDialog(
  (props: { people: Option[]; onClose: (ids?: readonly string[]) => void }) => (
    <UserPickDialog
      title="选择审批人"
      find={() => Promise.resolve(props.people)}
      onSubmit={(ids) => ids}
      onClose={props.onClose}
    />
  ),
)

const listDialog = defineDialog(function Members(props: { onClose: () => void }) {
  const [isSelected, setSelected] = useState(false)
  return (
    <ListDialog title="成员" hasInput={isSelected} onClose={props.onClose}>
      <label>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={() => setSelected((former) => !former)}
        />
        李娜
      </label>
    </ListDialog>
  )
})

let navigator: TabNavigator

async function start() {
  window.history.replaceState(null, '', '/list')
  const root = createRootRoute({})
  const page = (path: 'list' | 'other') =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <h1>{path}</h1>,
      staticData: { tabName: () => path },
    })
  const router = createRouter({
    routeTree: root.addChildren([page('list'), page('other')]),
    history: createBrowserHistory(),
    defaultPendingMinMs: 0,
  })
  navigator = bindRouter(router, new TabsStore())
  root.update({ component: () => <TabOutlet navigator={navigator} /> })
  render(
    <ShellProvider language="zh-CN">
      <RouterProvider router={router} />
      <DialogViewport />
    </ShellProvider>,
  )
  await screen.findByRole('heading', { name: 'list' })
  await act(() => navigator.open('/other'))
  await act(() => navigator.open('/list'))
}

async function goBack() {
  act(() => window.history.back())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

function wouldAsk(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(start)
afterEach(() => {
  act(closeAllDialogs)
  navigator.dispose()
})

describe('a dialog over a page', () => {
  it('is what Back closes, and the page stays', async () => {
    const answer = confirmDialog.open({ title: '删除角色？', confirmLabel: '删除' })
    await screen.findByRole('alertdialog')
    await goBack()
    expect(await answer).toBeUndefined()
    await waitFor(() => expect(location.pathname).toBe('/list'))
    expect(navigator.store.active?.name).toBe('list')
    await waitFor(() => expect(openDialogs.isAnyOpen).toBe(false))
    await goBack()
    await waitFor(() => expect(location.pathname).toBe('/other'))
  })

  it('stays over a page that was on its way, where the portal itself asks', async () => {
    const question = { title: '切换租户？', confirmLabel: '切换' }
    const answer = confirmDialog.open(question, { isOfFrame: true })
    await screen.findByRole('alertdialog')
    await act(() => navigator.open('/other'))
    expect(navigator.store.active?.name).toBe('other')
    expect(await screen.findByRole('alertdialog', { name: '切换租户？' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '切换' }))
    expect(await answer).toBe(true)
  })

  it('asks at Back before it drops what was typed', async () => {
    void renameDialog.open({})
    await userEvent.type(await screen.findByLabelText('名称'), '研发')
    await goBack()
    expect(await screen.findByRole('alertdialog', { name: '放弃修改？' })).toBeVisible()
    await waitFor(() => expect(location.pathname).toBe('/list'))
    await goBack() // the upper one: the question
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText('名称')).toHaveValue('研发')
  })

  it('holds a way to another page while something is typed, and goes with its page otherwise', async () => {
    const answer = renameDialog.open({})
    const name = await screen.findByLabelText('名称')
    await userEvent.type(name, '研发')
    void navigator.open('/other')
    expect(await screen.findByRole('alertdialog', { name: '放弃修改？' })).toBeVisible()
    expect(navigator.store.active?.name).toBe('list')
    await userEvent.keyboard('{Escape}')
    await userEvent.clear(name)
    await act(() => navigator.open('/other'))
    expect(await answer).toBeUndefined()
    expect(navigator.store.active?.name).toBe('other')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('stays when the page only changes what it shows', async () => {
    void renameDialog.open({})
    await userEvent.type(await screen.findByLabelText('名称'), '研发')
    act(() => navigator.changeQuery('list', { page: 2 }))
    await waitFor(() => expect(location.search).toBe('?page=2'))
    expect(screen.getByLabelText('名称')).toHaveValue('研发')
  })

  it('counts a choice of people that changed as input', async () => {
    const people = [{ value: 'u1', label: '李娜' }]
    void pickDialog.open({ people })
    const person = await screen.findByRole('option', { name: '李娜' })
    expect(wouldAsk()).toBe(false)
    await userEvent.click(person)
    expect(wouldAsk()).toBe(true)
    await goBack()
    expect(await screen.findByRole('alertdialog', { name: '放弃修改？' })).toBeVisible()
  })

  it('counts selected rows of a list as input, and asks before it closes', async () => {
    const answer = listDialog.open({})
    const row = await screen.findByRole('checkbox', { name: '李娜' })
    expect(wouldAsk()).toBe(false)
    await userEvent.click(row)
    expect(wouldAsk()).toBe(true)
    await goBack()
    expect(await screen.findByRole('alertdialog', { name: '放弃修改？' })).toBeVisible()
    await waitFor(() => expect(location.pathname).toBe('/list'))
    await userEvent.keyboard('{Escape}')
    expect(row).toBeChecked()
    await userEvent.click(row)
    await goBack()
    expect(await answer).toBeUndefined()
  })

  it('makes the window ask before it goes while something is typed', async () => {
    void renameDialog.open({})
    const name = await screen.findByLabelText('名称')
    expect(wouldAsk()).toBe(false)
    await userEvent.type(name, '研发')
    expect(wouldAsk()).toBe(true)
    await userEvent.clear(name)
    expect(wouldAsk()).toBe(false)
  })

  it('lets who awaited it change the page at once', async () => {
    const answer = renameDialog.open({})
    await userEvent.type(await screen.findByLabelText('名称'), '研发')
    const left = answer.then(() => navigator.open('/other'))
    await userEvent.keyboard('{Enter}')
    await act(() => left)
    await waitFor(() => expect(navigator.store.active?.name).toBe('other'))
  })
})
