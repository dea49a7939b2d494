import '../testing/domStubs.js'
import { ApiError } from '@spruce/api-client'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { appDoctorMessages } from './appDoctorMessages.js'
import { applicationFormMessages } from './applicationFormMessages.js'
import { applicationMessages } from './applicationMessages.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'
import { oauthMessages } from './oauthMessages.js'
import * as stories from './ApplicationFormPage.stories.js'

const page = composeStories(stories)
const t = applicationFormMessages['zh-CN']
const words = applicationMessages['zh-CN']
const doctor = appDoctorMessages['zh-CN'].title
const signIn = oauthMessages['zh-CN'].title
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

const sections = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)

describe('ApplicationFormPage', () => {
  it('explains a hostile address at its field, and sends nothing', async () => {
    const user = userEvent.setup()
    const sent = vi.fn()
    show(<page.Add api={() => createApplicationsApi([], { 'POST /spruce/api/v1/apps': sent })} />)
    await user.type(await screen.findByLabelText(t.zhName), '报表')
    await user.type(screen.getByLabelText(t.enName), 'Reports')
    await user.type(screen.getByLabelText(words.appCode), 'bi')
    await user.type(screen.getByLabelText(words.url), 'javascript:alert(1)')
    const save = screen.getByRole('button', { name: t.save })
    expect(save.parentElement).toHaveClass('sp-operation-footer')
    await user.click(save)
    expect(await screen.findByText(t.urlScheme)).toBeVisible()
    expect(screen.getByLabelText(words.url)).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  it('says of what nothing follows that it is recorded only', async () => {
    show(<page.Add />)
    const weight = await screen.findByLabelText(t.memoryClass)
    for (const field of [
      weight,
      screen.getByLabelText(t.connect),
      screen.getByLabelText(t.frameSrc),
    ]) {
      expect(field).toHaveAccessibleDescription(/仅作登记/)
    }
    expect(screen.getByText(t.permissionsLead)).toHaveTextContent(/^仅作登记/)
    expect(screen.getByText(t.frameHelp)).toHaveTextContent('不与平台通信')
  })

  it('adds one; what the server refuses stands at its field, and nothing typed is lost', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(0)
    let isRefused = true
    const api = () => {
      const plain = createApplicationsApi(rows)
      return createApplicationsApi(rows, {
        'POST /spruce/api/v1/apps': async ({ body }) => {
          if (isRefused) {
            isRefused = false
            throw new ApiError({
              ...{ kind: 'http', status: 422, code: 'UNSAFE_URL', message: '' },
              fields: [{ path: 'url', message: '' }],
            })
          }
          return (await plain.POST('/spruce/api/v1/apps', { body })).data?.data as never
        },
      })
    }
    show(<page.Add api={api} />)
    await user.type(await screen.findByLabelText(t.zhName), '报表')
    await user.type(screen.getByLabelText(t.enName), 'Reports')
    await user.type(screen.getByLabelText(words.appCode), 'bi')
    await user.type(screen.getByLabelText(words.url), 'https://bi.example.cn/')
    await user.click(screen.getByRole('button', { name: t.save }))
    expect(await screen.findByText(t.urlRefused)).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.save }))
    expect(await screen.findByText(t.saved('报表'))).toBeVisible()
  })

  it('shows one to departments, counts who sees it, and sends what was touched', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body }: { body: object }) => ({ ...makeApplications(3)[4]!, ...body }))
    const counted = vi.fn((_call: unknown) => ({ people: 36 }))
    const api = () =>
      createApplicationsApi(makeApplications(3), {
        'PUT /spruce/api/v1/apps/{id}': sent as never,
        'POST /spruce/api/v1/apps/audience-count': counted,
      })
    show(<page.EditWindow api={api} />)
    expect(await screen.findByText('研发中心')).toBeVisible()
    expect(await screen.findByText(words.seenBy(36))).toBeVisible()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.departments}`) }))
    await user.click(await screen.findByRole('treeitem', { name: /营销中心/ }))
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(counted).toHaveBeenLastCalledWith(
        expect.objectContaining({ body: { roleIds: [], departmentIds: ['rd', 'sales'] } }),
      ),
    )
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.calls[0]?.[0].body).toEqual({ version: 1, departmentIds: ['rd', 'sales'] })
  })

  it('lets who may not list departments choose them by name', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body }: { body: object }) => ({ ...makeApplications(3)[4]!, ...body }))
    const listed = vi.fn(() => [])
    const api = () =>
      createApplicationsApi(makeApplications(3), {
        'PUT /spruce/api/v1/apps/{id}': sent as never,
        'GET /aba-base/api/dept/child-depts/1': listed,
        'GET /aba-base/api/v3/role/multi-tenant-roles': listed as never,
      })
    show(<page.EditWithoutLists api={api} />)
    expect(await screen.findByText('研发中心')).toBeVisible()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.departments}`) }))
    await user.click(await screen.findByRole('option', { name: /营销中心/ }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.roles}`) }))
    await user.click(await screen.findByRole('option', { name: /部门主管/ }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.calls[0]?.[0].body).toEqual({
      ...{ version: 1, departmentIds: ['rd', 'sales'], roleIds: ['r1'] },
    })
    expect(listed).not.toHaveBeenCalled()
  })

  it('switches sign-on on, with what the application has to do; a refusal stands at the switch', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(3)
    let isRefused = true
    const sent = vi.fn(({ body }: { body: object }) => {
      if (!isRefused) return { ...rows[4]!, ...body }
      isRefused = false
      throw new ApiError({
        ...{ kind: 'http', status: 422, code: 'SIGN_ON_ADDRESS', message: '' },
        fields: [{ path: 'embed.signOn', message: '' }],
      })
    })
    const api = () => createApplicationsApi(rows, { 'PUT /spruce/api/v1/apps/{id}': sent as never })
    show(<page.EditWindow api={api} />)
    const field = await screen.findByRole('switch', { name: t.signOn })
    expect(field).not.toBeChecked()
    expect(field).toHaveAccessibleDescription(/sso_token.+\/spruce\/api\/v1\/sso-exchange/)
    await user.click(field)
    await user.click(screen.getByRole('button', { name: t.save }))
    expect(await screen.findByText(t.signOnAddress)).toBeVisible()
    expect(field).toBeChecked()
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    expect(sent.mock.calls[1]?.[0].body).toMatchObject({ version: 1, embed: { signOn: 'link' } })
  })

  it('asks delivered pages for no code and no address', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body }: { body: object }) => ({ ...makeApplications(4)[4]!, ...body }))
    show(
      <page.Add
        api={() => createApplicationsApi([], { 'POST /spruce/api/v1/apps/delivered': sent })}
      />,
    )
    await user.click(await screen.findByRole('radio', { name: words.delivered }))
    expect(screen.queryByLabelText(words.url)).toBeNull()
    expect(screen.queryByLabelText(words.appCode)).toBeNull()
    await user.type(screen.getByLabelText(t.zhName), '大屏')
    await user.type(screen.getByLabelText(t.enName), 'Wall')
    await user.click(screen.getByRole('button', { name: t.save }))
    expect(await screen.findByText(t.saved('大屏'))).toBeVisible()
    expect(sent.mock.calls[0]?.[0].body).toMatchObject({ generation: 3, enable: 1 })
  })

  it('sends of an edit what was touched', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(1)
    const sent = vi.fn(({ body }: { body: object }) => Object.assign(rows[1]!, body))
    show(
      <page.EditFrame
        api={() => createApplicationsApi(rows, { 'PUT /spruce/api/v1/apps/{id}': sent })}
      />,
    )
    const category = await screen.findByLabelText(words.category)
    await user.clear(category)
    await user.type(category, '分析')
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0].body).toEqual({ category: '分析', version: 1 })
  })

  it('has the sections of its kind', async () => {
    const { unmount } = show(<page.EditFrame />)
    await screen.findByLabelText(words.url)
    expect(sections()).toEqual([
      t.basics,
      t.address,
      t.embedding,
      t.permissions,
      t.visibility,
      doctor,
      words.health,
      signIn,
    ])
    unmount()
    const { unmount: unmountToo } = show(<page.EditWindow />)
    await screen.findByLabelText(words.url)
    expect(sections()).toEqual([
      ...[t.basics, t.address, t.visibility, doctor, words.health, signIn],
    ])
    unmountToo()
    show(<page.EditDelivered />)
    expect(await screen.findByText(t.kindFixed)).toBeVisible()
    expect(sections()).toEqual([t.basics, t.visibility])
  })

  it('says that there is none, and that it is not permitted', async () => {
    const { unmount } = show(<page.Missing />)
    expect(await screen.findByText(t.missingTitle)).toBeVisible()
    unmount()
    show(<page.NoPermission />)
    expect(await screen.findByText(/app:add|新增应用/)).toBeVisible()
  })
})
