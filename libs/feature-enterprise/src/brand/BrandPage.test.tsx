import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { createBrandApi, makeBrand, makeLook } from './brandHandlers.js'
import { brandMessages } from './brandMessages.js'
import * as stories from './BrandPage.stories.js'
import type { Look } from './brandTypes.js'

const page = composeStories(stories)
const t = brandMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
  localStorage.clear()
})

describe('BrandPage', () => {
  it('shows what is typed in the preview at once, in each mode and palette', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    const slogan = await screen.findByLabelText(t.slogan)
    await user.clear(slogan)
    await user.type(slogan, '向新而行')
    await waitFor(() => expect(screen.getAllByText('向新而行')).toHaveLength(9))
    await user.click(screen.getByRole('radio', { name: t.red }))
    const chosen = screen.getByRole('button', { name: t.variant(t.light, t.red) })
    expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: t.variant(t.dark, t.blue) }))
    expect(chosen).toHaveAttribute('aria-pressed', 'false')
  })

  it('shows the mail that the server makes of the look, in each mode and palette', async () => {
    const user = userEvent.setup()
    const mail = vi.fn(({ body: { value } }: { body: { value: Look } }) => ({
      html: `<style>@media (prefers-color-scheme: dark){}</style>${value.palette}`,
    }))
    const handlers = { 'POST /spruce/api/v1/personalisation/mail-preview': mail } as never
    show(<page.Default api={() => createBrandApi(makeBrand(), [], handlers)} />)
    await user.selectOptions(await screen.findByRole('combobox', { name: t.previewOf }), 'mail')
    const mails = () =>
      [...document.querySelectorAll('[data-mail]')].map((host) => host.shadowRoot?.innerHTML)
    await waitFor(() => expect(mails()).toHaveLength(9))
    expect(mails()[0]).toBe('<style>@media not all{}</style>green')
    expect(mails()).toContain('<style>@media all{}</style>red')
    expect(mail).toHaveBeenCalledTimes(4)
    await user.type(screen.getByLabelText(t.slogan), '新')
    expect(mail).toHaveBeenCalledTimes(4)
  })

  it('shows each page in the other language, also the mail, and stays in its own', async () => {
    const user = userEvent.setup()
    const mail = vi.fn(({ request }: { request: Request }) => ({
      html: String(request.headers.get('accept-language')),
    }))
    const handlers = { 'POST /spruce/api/v1/personalisation/mail-preview': mail } as never
    const draft = makeLook({ slogan: '让制造更简单', sloganEn: 'Making made simple' })
    show(<page.Default api={() => createBrandApi(makeBrand({ draft }), [], handlers)} />)
    const english = brandMessages['en-US']
    const language = await screen.findByRole('combobox', { name: t.previewLanguage })
    expect(language).toHaveValue('zh-CN')
    expect(screen.getAllByText('让制造更简单')).toHaveLength(9)
    await user.selectOptions(language, 'en-US')
    expect(screen.getAllByText('Making made simple')).toHaveLength(9)
    expect(screen.getAllByText(english.greeting)).toHaveLength(9)
    expect(screen.queryByText('让制造更简单')).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: t.previewOf }), 'shell')
    expect(screen.getAllByText(english.sampleText)).toHaveLength(9)
    await user.selectOptions(screen.getByRole('combobox', { name: t.previewOf }), 'mail')
    const firstMail = () => document.querySelector('[data-mail]')?.shadowRoot?.innerHTML
    await waitFor(() => expect(firstMail()).toBe('en-US'))
    await user.selectOptions(language, '')
    expect(language).toHaveValue('zh-CN')
    await waitFor(() => expect(firstMail()).toBe('zh-CN'))
  })

  it('leaves the title of the browser alone', async () => {
    document.title = '个性化'
    show(<page.Default />)
    await screen.findByLabelText(t.slogan)
    expect(document.title).toBe('个性化')
  })

  it('keeps a draft, then publishes it with a note', async () => {
    const user = userEvent.setup()
    const brand = makeBrand()
    show(<page.Default api={() => createBrandApi(brand)} />)
    expect(await screen.findByText(t.draftSame)).toBeVisible()
    expect(screen.getByRole('button', { name: t.publish })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: t.orange }))
    const saveDraft = screen.getByRole('button', { name: t.saveDraft })
    expect(saveDraft.parentElement).toHaveClass('sp-operation-footer')
    await user.click(saveDraft)
    expect(await screen.findByText(t.draftDiffers)).toBeVisible()
    expect(brand.published.palette).toBe('green')
    await user.click(screen.getByRole('button', { name: t.publish }))
    const dialog = within(await screen.findByRole('dialog', { name: t.publishTitle }))
    await user.type(dialog.getByLabelText(t.note), ' 秋季 ')
    await user.click(dialog.getByRole('button', { name: t.publish }))
    expect(await screen.findByText(t.published(3))).toBeVisible()
    expect(await screen.findByText(t.draftSame)).toBeVisible()
    expect(brand.published.palette).toBe('orange')
  })

  it('publishes at a time, which is shown, changed and cancelled', async () => {
    const user = userEvent.setup()
    const brand = makeBrand({ draft: makeLook({ palette: 'orange' }), hasDraft: true, version: 2 })
    show(<page.Default api={() => createBrandApi(brand)} />)
    await user.click(await screen.findByRole('button', { name: t.publish }))
    const dialog = within(await screen.findByRole('dialog', { name: t.publishTitle }))
    await user.click(dialog.getByRole('radio', { name: t.whenLater }))
    await user.click(dialog.getByRole('button', { name: t.publish }))
    expect(await dialog.findByText(t.publishAtRequired)).toBeVisible()
    const moment = dialog.getByRole('textbox', { name: t.publishAt })
    await user.type(moment, '2020-01-01 09:00')
    await user.click(dialog.getByRole('button', { name: t.publish }))
    expect(await dialog.findByText(t.publishAtPast)).toBeVisible()
    await user.clear(moment)
    await user.type(moment, '2100-01-01 09:00')
    await user.click(dialog.getByRole('button', { name: t.publish }))
    expect(await dialog.findByText('不能晚于 2099-12-31 23:59')).toBeVisible()
    await user.clear(moment)
    await user.type(moment, '2098-01-01 09:00')
    await user.click(dialog.getByRole('button', { name: t.publish }))
    expect(await screen.findByText(t.planned('2098-01-01 09:00:00'))).toBeVisible()
    expect(brand.published.palette).toBe('green')
    const note = within(await screen.findByRole('region', { name: t.plan }))
    expect(note.getByText(t.planIsDraft)).toBeVisible()

    await user.click(note.getByRole('button', { name: t.changePlan }))
    const change = within(await screen.findByRole('dialog', { name: t.changePlanTitle }))
    expect(change.getByRole('textbox', { name: t.publishAt })).toHaveValue('2098-01-01 09:00')
    expect(change.getByText(t.planMoves('2098-01-01 09:00:00'))).toBeVisible()
    await user.click(change.getByRole('radio', { name: t.whenNow }))
    expect(change.getByText(t.planEnds('2098-01-01 09:00:00'))).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: /不保存|放弃/ }))

    await user.click(note.getByRole('button', { name: t.cancelPlan }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: t.cancelPlan }))
    await waitFor(() => expect(screen.queryByRole('region', { name: t.plan })).toBeNull())
    expect(brand.plan).toBeNull()
  })

  it('says that the draft has changed since a release was planned', async () => {
    show(<page.Planned />)
    expect(await screen.findByText(t.planIsNotDraft)).toBeVisible()
  })

  it('takes its pictures from the resources, the icon of the browser with its name', async () => {
    const user = userEvent.setup()
    const brand = makeBrand()
    show(<page.Default api={() => createBrandApi(brand)} />)
    await user.click(await screen.findByRole('button', { name: `${t.browserIcon} 从资源中选择` }))
    const dialog = await screen.findByRole('dialog', { name: '选择图片' })
    expect(within(dialog).getByText(/不超过 1 MB/, { selector: 'p' })).toBeVisible()
    await user.click(await within(dialog).findByRole('button', { name: 'icon.png' }))
    await user.click(screen.getByRole('button', { name: t.saveDraft }))
    expect(await screen.findByText(t.draftSaved)).toBeVisible()
    expect(brand.draft.browserIcon).toMatch(/^data:image/)
    expect(brand.draft.browserIconName).toBe('icon.png')
    await user.click(screen.getByRole('button', { name: '移除图片' }))
    await user.click(screen.getByRole('button', { name: t.saveDraft }))
    await waitFor(() => expect(brand.draft.browserIcon).toBeNull())
    expect(brand.draft.browserIconName).toBeNull()
  })

  it('says that pictures cannot be chosen without the right to see the resources', async () => {
    show(<page.Default permissions={['personalisation:list', 'personalisation:edit']} />)
    expect(await screen.findAllByText(/没有查看资源的权限/)).toHaveLength(4)
    expect(screen.queryByRole('button', { name: /从资源中选择/ })).toBeNull()
  })

  it('gives a link that shows the draft on the sign-in page', async () => {
    const user = userEvent.setup()
    show(<page.Drafted />)
    await user.click(await screen.findByRole('radio', { name: t.red }))
    await user.click(screen.getByRole('button', { name: t.draftLink }))
    const dialog = await screen.findByRole('alertdialog', { name: t.draftLinkTitle })
    const address = `${location.origin}/login?tenant=yunshan&draft=token`
    expect(within(dialog).getByRole('link', { name: address })).toHaveAttribute('href', address)
    expect(within(dialog).getByText(t.draftLinkUnsaved)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: t.copyLink }))
    expect(await screen.findByText(t.linkCopied)).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(address)
  })

  it('publishes nothing that is typed and not saved', async () => {
    const user = userEvent.setup()
    show(<page.Drafted />)
    await user.click(await screen.findByRole('radio', { name: t.red }))
    await user.click(screen.getByRole('button', { name: t.publish }))
    const dialog = within(await screen.findByRole('dialog', { name: t.publishTitle }))
    expect(dialog.getByText(t.saveFirst)).toBeVisible()
    expect(dialog.queryByRole('button', { name: t.publish })).toBeNull()
  })

  it('waits with publishing while the draft is being saved', async () => {
    const user = userEvent.setup()
    const brand = makeBrand({ draft: makeLook({ palette: 'orange' }), hasDraft: true, version: 2 })
    let answer: () => void = () => undefined
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    const saving = {
      'PUT /spruce/api/v1/personalisation/draft': async ({ body }: { body: { value: Look } }) => {
        await isAnswered
        return Object.assign(brand, { draft: body.value, version: 3 })
      },
    }
    show(<page.Default api={() => createBrandApi(brand, [], saving)} />)
    await user.click(await screen.findByRole('radio', { name: t.red }))
    await user.click(screen.getByRole('button', { name: t.saveDraft }))
    expect(screen.getByRole('button', { name: t.publish })).toBeDisabled()
    answer()
    await waitFor(() => expect(screen.getByRole('button', { name: t.publish })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: t.publish }))
    const dialog = within(await screen.findByRole('dialog', { name: t.publishTitle }))
    await user.click(dialog.getByRole('button', { name: t.publish }))
    await waitFor(() => expect(brand.published.palette).toBe('red'))
  })

  it('sends only what was touched over a draft that somebody else saved, after asking', async () => {
    const user = userEvent.setup()
    const brand = makeBrand()
    show(<page.Default api={() => createBrandApi(brand)} />)
    const slogan = await screen.findByLabelText(t.slogan)
    await user.clear(slogan)
    await user.type(slogan, '我的')
    Object.assign(brand, {
      draft: makeLook({ slogan: '他的', browserTitle: '他的标题' }),
      hasDraft: true,
      version: 2,
      savedBy: '李娜',
      savedAt: '2026-11-20T08:00:00.000Z',
    })
    await user.click(screen.getByRole('button', { name: t.saveDraft }))
    const question = await screen.findByRole('dialog', { name: /修改/ })
    expect(question).toHaveTextContent('我的')
    expect(question).toHaveTextContent('他的')
    expect(question).toHaveTextContent('李娜')
    await user.click(within(question).getByRole('button', { name: /我的/ }))
    expect(await screen.findByText(t.draftSaved)).toBeVisible()
    expect(brand.draft).toMatchObject({ slogan: '我的', browserTitle: '他的标题' })
  })

  it('goes back to an earlier release, after asking', async () => {
    const user = userEvent.setup()
    const brand = makeBrand()
    show(<page.Default api={() => createBrandApi(brand)} />)
    await user.click(await screen.findByRole('button', { name: t.history }))
    const row = await screen.findByRole('row', { name: new RegExp(t.releaseNumber(1)) })
    expect(row).toHaveTextContent(t.formerMember)
    expect(within(row).getByRole('img', { name: t.lookOf(1) })).toBeVisible()
    await user.click(within(row).getByRole('button', { name: t.rollBack }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: t.rollBack }))
    expect(await screen.findByText(t.rolledBack(3))).toBeVisible()
    expect(brand.published).toMatchObject({ slogan: '匠心制造', palette: 'blue' })
    expect(brand.draft.slogan).toBe('让制造更简单')
  })

  it('goes back by a right of its own', async () => {
    const user = userEvent.setup()
    show(<page.Default permissions={['personalisation:list', 'personalisation:publish']} />)
    await user.click(await screen.findByRole('button', { name: t.history }))
    await screen.findByRole('row', { name: new RegExp(t.releaseNumber(1)) })
    expect(screen.queryByRole('button', { name: t.rollBack })).toBeNull()
  })

  it('offers looking and history alone without the right to edit', async () => {
    show(<page.ReadOnly />)
    expect(await screen.findByText(t.readOnly)).toBeVisible()
    expect(screen.getByLabelText(t.slogan)).toBeDisabled()
    expect(screen.queryByRole('button', { name: t.saveDraft })).toBeNull()
    expect(screen.queryByRole('button', { name: t.publish })).toBeNull()
    expect(screen.queryByRole('button', { name: t.saveHomepage })).toBeNull()
    expect(screen.getByRole('button', { name: t.history })).toBeVisible()
  })

  it('is closed without the permission', () => {
    show(<page.NoPermission />)
    expect(screen.queryByRole('heading', { name: t.title })).toBeNull()
    expect(screen.getByText(/personalisation:list/)).toBeVisible()
  })
})

describe('the custom home page', () => {
  it('is an application by its code, saved at once with the words of the specification', async () => {
    const user = userEvent.setup()
    const post = vi.fn(({ body }: { body: object }) => ({ ...body, single: true, version: 2 }))
    const handlers = { 'POST /aba-base/api/enterprise-infos/homepage': post } as never
    show(<page.Default api={() => createBrandApi(makeBrand(), [], handlers)} />)
    await user.click(await screen.findByRole('switch', { name: t.homepageEnabled }))
    await user.click(screen.getByRole('button', { name: t.saveHomepage }))
    expect(await screen.findByText(t.homepageAppRequired)).toBeVisible()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.homepageApp}`) }))
    await user.click(await screen.findByRole('option', { name: '企业控制台' }))
    expect(Object.keys(localStorage).some((key) => key.endsWith('unSaveHome'))).toBe(true)
    await user.click(screen.getByRole('button', { name: t.saveHomepage }))
    expect(await screen.findByText('自定义首页成功！')).toBeVisible()
    expect(post.mock.calls[0]?.[0].body).toEqual({
      homepageEnabled: true,
      homepageUrl: '/default?single=1&appCode=spruce-web-enterprise-console',
    })
    expect(Object.keys(localStorage).filter((key) => /unSaveHome|pcForm/.test(key))).toEqual([])
  })

  it('begins with what was typed before the page was left', async () => {
    const user = userEvent.setup()
    const { unmount } = show(<page.Default />)
    await user.click(await screen.findByRole('radio', { name: t.kindUrl }))
    await user.type(await screen.findByLabelText(t.homepageUrl), '/dashboard')
    unmount()
    show(<page.Default />)
    expect(await screen.findByLabelText(t.homepageUrl)).toHaveValue('/dashboard')
    expect(screen.getByRole('button', { name: t.saveHomepage })).toBeEnabled()
  })
})
