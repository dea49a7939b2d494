import '../testing/domStubs.js'
import { ApiError } from '@spruce/api-client'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { customerInfoMessages } from './customerInfoMessages.js'
import * as stories from './CustomerInfoPage.stories.js'
import { customerMessages } from './customerMessages.js'
import type { Customer } from './customerQueries.js'
import { createCustomersApi, knownMobile, makeCustomers } from './customersHandlers.js'

const { Add, Default, Edit, Empty, Failed, NoPermission, UnknownWay } = composeStories(stories)
const t = customerMessages['zh-CN']
const i = customerInfoMessages['zh-CN']

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  closeAllDialogs()
})

async function fill(user: UserEvent, label: string, value: string) {
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) })
  await user.clear(field)
  await user.click(field)
  await user.paste(value)
}

const save = (user: UserEvent) => {
  const button = screen.getByRole('button', { name: i.save })
  expect(button.parentElement).toHaveClass('sp-operation-footer')
  return user.click(button)
}

describe('CustomerInfoPage', () => {
  it('adds one: what is wrong stands at its field and nothing is sent, then the password shows', async () => {
    const user = userEvent.setup()
    const rows = makeCustomers(1)
    show(<Add api={() => createCustomersApi(rows)} />)
    await fill(user, t.code, 'Acme 1')
    await fill(user, t.hosts, 'https://acme.example.cn/x')
    await save(user)
    expect(await screen.findByText(i.codeFormat)).toBeVisible()
    expect(screen.getByText(i.hostsFormat)).toBeVisible()
    expect(screen.getAllByText(i.required)).toHaveLength(4)
    expect(rows).toHaveLength(1)
    await fill(user, t.name, ' 艾可米有限公司 ')
    await fill(user, t.shortName, '艾可米')
    await fill(user, t.code, 'acme')
    await fill(user, t.hosts, 'Acme.example.cn')
    await fill(user, i.adminName, '赵敏')
    await fill(user, i.adminLoginName, 'admin_acme')
    await save(user)
    const shown = await screen.findByRole('alertdialog', {
      name: t.oneTimePasswordTitle('艾可米有限公司'),
    })
    expect(shown).toHaveTextContent('admin_acme')
    expect(rows[0]).toMatchObject({ name: '艾可米有限公司', hosts: ['acme.example.cn'] })
  })

  it('says while typing who else has it: a code in use is wrong, a contact is only told', async () => {
    const user = userEvent.setup()
    const rows = makeCustomers(2)
    const sent: object[] = []
    const api = () =>
      createCustomersApi(rows, {
        'POST /spruce/api/v1/customers': ({ body }) => {
          sent.push(body)
          throw new ApiError({ kind: 'http', status: 500 })
        },
      })
    show(<Add api={api} />)
    const code = await screen.findByRole('textbox', { name: new RegExp(`^${t.code}`) })
    await fill(user, t.code, 'customer-2')
    await waitFor(() => expect(code).toBeInvalid())
    expect(code).toHaveAccessibleDescription(i.taken('客户 2 有限公司'))
    const [contact, administrator] = screen.getAllByRole('textbox', { name: t.contactMobile })
    await user.type(contact!, rows[0]!.contactMobile ?? '')
    await waitFor(() =>
      expect(contact).toHaveAccessibleDescription(i.alikeCustomer('客户 1 有限公司')),
    )
    expect(contact).toBeValid()
    await user.type(administrator!, knownMobile)
    await waitFor(() => expect(administrator).toHaveAccessibleDescription(i.takenAccount))
    await fill(user, t.name, '艾可米')
    await fill(user, t.shortName, '艾可米')
    await fill(user, i.adminName, '赵敏')
    await fill(user, i.adminLoginName, 'admin_acme')
    await save(user)
    await waitFor(() => expect(code).toHaveFocus())
    expect(sent).toEqual([])
    await fill(user, t.code, 'customer-3')
    await waitFor(() => expect(code).toBeValid())
    await user.clear(administrator!)
    await save(user)
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ code: 'customer-3' })]))
  })

  it('does not hold its own name and contacts against one', async () => {
    show(<Edit />)
    const name = await screen.findByRole('textbox', { name: new RegExp(`^${t.name}`) })
    const user = userEvent.setup()
    await fill(user, t.name, '客户 2 有限公司')
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(i.alikeCustomer('客户 2 有限公司')),
    )
    await fill(user, t.name, '客户 1 有限公司')
    await waitFor(() => expect(name).not.toHaveAccessibleDescription())
  })

  it('puts what the server refuses at the field of the form', async () => {
    const user = userEvent.setup()
    const refused = new ApiError({
      kind: 'http',
      status: 409,
      code: 'DUPLICATE',
      fields: [{ path: 'administrator.loginName', message: '已被使用，请更换' }],
    })
    const api = () =>
      createCustomersApi(makeCustomers(1), {
        'POST /spruce/api/v1/customers': () => {
          throw refused
        },
      })
    show(<Add api={api} />)
    await fill(user, t.name, '艾可米')
    await fill(user, t.shortName, '艾可米')
    await fill(user, t.code, 'acme')
    await fill(user, i.adminName, '赵敏')
    await fill(user, i.adminLoginName, 'operator')
    await save(user)
    const field = screen.getByRole('textbox', { name: new RegExp(`^${i.adminLoginName}`) })
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription('已被使用，请更换')
    expect(field).toHaveValue('operator')
  })

  it('sends of an edit what was touched, and asks when somebody else saved first', async () => {
    const user = userEvent.setup()
    const rows = makeCustomers(1)
    const sent: object[] = []
    const api = () =>
      createCustomersApi(rows, {
        'PUT /spruce/api/v1/customers/{id}': ({ body }) => {
          sent.push(body)
          const { version, ...values } = body
          if (version !== rows[0]!.version) throw new ApiError({ kind: 'http', status: 412 })
          rows[0] = { ...rows[0]!, ...(values as Partial<Customer>), version: version + 1 }
          return rows[0]
        },
      })
    show(<Edit api={api} />)
    await fill(user, t.region, '江苏苏州')
    rows[0] = { ...rows[0]!, region: '上海', industry: '零售', version: 2 }
    await save(user)
    const question = await screen.findByRole('dialog', { name: '内容已被修改' })
    expect(within(question).getByRole('row', { name: /江苏苏州/ })).toHaveTextContent('上海')
    await user.click(within(question).getByRole('button', { name: '保留我的修改' }))
    await waitFor(() => expect(rows[0]).toMatchObject({ region: '江苏苏州', industry: '零售' }))
    expect(sent).toEqual([
      { region: '江苏苏州', version: 1 },
      { region: '江苏苏州', version: 2 },
    ])
  })

  it('asks before it leaves what was typed', async () => {
    const user = userEvent.setup()
    show(<Edit />)
    await fill(user, t.region, '江苏苏州')
    await user.click(screen.getByRole('button', { name: i.cancel }))
    expect(await screen.findByRole('alertdialog', { name: '放弃修改？' })).toBeVisible()
  })

  it('shows one with what its plan allows', async () => {
    show(<Default />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('客户 1 有限公司')
    const usage = await screen.findByRole('region', { name: i.usage })
    await waitFor(() => expect(usage).toHaveTextContent('1 / 500'))
    expect(usage).toHaveTextContent('10 GB')
  })

  it('says what is wrong with the address, the answer and the permission', async () => {
    const first = show(<Empty />)
    expect(await screen.findByText(i.missingTitle)).toBeVisible()
    first.unmount()
    const second = show(<UnknownWay />)
    expect(screen.getByText(i.wayTitle)).toBeVisible()
    second.unmount()
    const third = show(<NoPermission />)
    expect(screen.queryByRole('heading')).toBeNull()
    third.unmount()
    show(<Failed />)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })
})
