import '../testing/domStubs.js'
import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { TestPortal } from '@spruce/console-kit/testing'
import { ShellPortProvider, ShellProvider } from '@spruce/shell-ui'
import { FakeShellPort } from '@spruce/shell-ui/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { dynamicMessages } from './dynamicMessages.js'
import { DynamicPage } from './DynamicPage.js'
import { answerTo, makeAnswer, signsOnTo } from './dynamicHandlers.js'
import type { DynamicQuery } from './dynamicQuery.js'
import { ExternalFrame } from './ExternalFrame.js'

const t = dynamicMessages['zh-CN']
const wall = 'https://wall.example/'

function show(query: DynamicQuery, api = () => answerTo(makeAnswer())) {
  const shell = new FakeShellPort()
  const onQueryChange = vi.fn()
  render(
    <ShellProvider language="zh-CN">
      <ShellPortProvider value={shell}>
        <TestPortal api={api}>
          <DynamicPage query={query} onQueryChange={onQueryChange} params={{}} />
        </TestPortal>
      </ShellPortProvider>
    </ShellProvider>,
  )
  return { shell, onQueryChange }
}

const frame = (title: string) => screen.findByTitle<HTMLIFrameElement>(title)
const noFrame = () => expect(document.querySelector('iframe')).toBeNull()

describe('DynamicPage', () => {
  it('frames a registered address with the least rights, below a bar that names its host', async () => {
    show({ url: wall, name: '生产大屏' })
    const shown = await frame('生产大屏')
    expect(shown).toHaveAttribute('src', wall)
    expect(shown).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    expect(shown).toHaveAttribute('allow', '')
    expect(shown).toHaveAttribute('referrerpolicy', 'no-referrer')
    const bar = within(screen.getByRole('region', { name: t.bar }))
    expect(bar.getByText('wall.example')).toBeVisible()
    expect(bar.queryByText(t.notEncrypted)).toBeNull()
    const link = bar.getByRole('link', { name: t.openApart })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('opens what its administrator has allowed', async () => {
    const { embed } = makeAnswer().app ?? expect.fail()
    const more = { ...embed, sandbox: ['popups' as const], allow: ['camera' as const] }
    show({ url: wall }, () => answerTo(makeAnswer({ embed: more })))
    const shown = await frame('生产大屏')
    expect(shown.getAttribute('sandbox')).toMatch(/ allow-popups$/)
    expect(shown).toHaveAttribute('allow', 'camera')
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('kept alive: %s, so that %i frames stay behind a hidden tab', async (keepAlive, kept) => {
    const { app } = makeAnswer()
    const embed = { ...(app ?? expect.fail()).embed, keepAlive }
    const args = { address: wall, app: app && { ...app, embed }, name: '大屏', isOnly: false }
    const page = (mode: 'visible' | 'hidden') => (
      <ShellProvider language="zh-CN">
        <Activity mode={mode}>
          <ExternalFrame {...args} onOnlyChange={vi.fn()} onOpenApart={vi.fn()} />
        </Activity>
      </ShellProvider>
    )
    const { rerender } = render(page('visible'))
    await frame('大屏')
    rerender(page('hidden'))
    await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(kept))
    rerender(page('visible'))
    expect(await frame('大屏')).toBeVisible()
  })

  it('says that a page is not encrypted', async () => {
    const url = 'http://wall.example/'
    show({ url }, () => answerTo(makeAnswer({}, url)))
    expect(await screen.findByText(t.notEncrypted)).toBeVisible()
  })

  it('loads the page anew, and takes the navigation away and brings it back', async () => {
    const { onQueryChange } = show({ url: wall, isonly: 1 })
    const first = await frame('生产大屏')
    await userEvent.click(screen.getByRole('button', { name: t.reload }))
    expect(await frame('生产大屏')).not.toBe(first)
    await userEvent.click(screen.getByRole('button', { name: t.showFrame }))
    expect(onQueryChange).toHaveBeenCalledWith({ isonly: undefined })
  })

  it('offers to load the portal anew when its policy keeps the page out', async () => {
    show({ url: wall })
    await frame('生产大屏')
    const tell = (blockedURI: string, effectiveDirective: string) =>
      act(() => {
        const event = new Event('securitypolicyviolation')
        document.dispatchEvent(Object.assign(event, { blockedURI, effectiveDirective }))
      })
    tell('https://other.example', 'frame-src')
    tell('https://wall.example', 'img-src')
    expect(screen.queryByText(t.blockedTitle)).toBeNull()
    tell('https://wall.example', 'frame-src')
    expect(screen.getByRole('alert')).toHaveTextContent(t.blockedTitle)
    noFrame()
  })

  it('opens a window where the application asks for one', async () => {
    const { shell } = show({ url: wall }, () => answerTo(makeAnswer({ kind: 'window' })))
    await userEvent.click(await screen.findByRole('button', { name: t.openApart }))
    expect(shell.opened).toEqual([wall])
    noFrame()
  })

  const expiresAt = '2026-11-20T08:01:00.000Z'

  it('frames an application that signs people on at a link, and at another when it loads anew', async () => {
    let asked = 0
    const { shell } = show({ url: wall, name: '生产大屏' }, () =>
      signsOnTo(({ query }) => {
        asked += 1
        expect(query).toMatchObject({ appCode: 'wall', redirectUri: wall })
        return { url: `${wall}?sso_token=t${String(asked)}`, expiresAt }
      }),
    )
    expect(await frame('生产大屏')).toHaveAttribute('src', `${wall}?sso_token=t1`)
    const bar = within(screen.getByRole('region', { name: t.bar }))
    expect(bar.queryByRole('link')).toBeNull()
    await userEvent.click(bar.getByRole('button', { name: t.openApart }))
    expect(shell.opened).toEqual([wall])
    await userEvent.click(bar.getByRole('button', { name: t.reload }))
    await waitFor(() =>
      expect(screen.getByTitle('生产大屏')).toHaveAttribute('src', `${wall}?sso_token=t2`),
    )
    expect(asked).toBe(2)
  })

  it('keeps the link while the tab is hidden, and asks again where the frame was let go of', async () => {
    const seen: (string | null)[] = []
    for (const keepAlive of [true, false]) {
      let asked = 0
      const { app } = makeAnswer({ signsOn: true })
      const embed = { ...(app ?? expect.fail()).embed, keepAlive }
      const args = { address: wall, app: app && { ...app, embed }, name: '大屏', isOnly: false }
      const api = () =>
        signsOnTo(() => {
          asked += 1
          return { url: `${wall}?sso_token=t${String(asked)}`, expiresAt }
        })
      const page = (mode: 'visible' | 'hidden') => (
        <ShellProvider language="zh-CN">
          <TestPortal api={api}>
            <Activity mode={mode}>
              <ExternalFrame {...args} onOnlyChange={vi.fn()} onOpenApart={vi.fn()} />
            </Activity>
          </TestPortal>
        </ShellProvider>
      )
      const { rerender, unmount } = render(page('visible'))
      await frame('大屏')
      rerender(page('hidden'))
      await waitFor(() =>
        expect(document.querySelectorAll('iframe')).toHaveLength(keepAlive ? 1 : 0),
      )
      rerender(page('visible'))
      await waitFor(() => expect(screen.getByTitle('大屏')).toBeVisible())
      seen.push(screen.getByTitle('大屏').getAttribute('src'))
      unmount()
    }
    expect(seen).toEqual([`${wall}?sso_token=t1`, `${wall}?sso_token=t2`])
  })

  it('says why nobody is signed on, and tries again', async () => {
    let isRefused = true
    const message = '模拟登录中不能进行此操作'
    show({ url: wall, name: '生产大屏' }, () =>
      signsOnTo(() => {
        if (isRefused) throw new ApiError({ kind: 'http', status: 403, code: 403, message })
        return { url: `${wall}?sso_token=t`, expiresAt }
      }),
    )
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(t.signOnFailed('生产大屏'))
    expect(alert).toHaveTextContent(message)
    expect(screen.queryByText(t.loading)).toBeNull()
    noFrame()
    isRefused = false
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await frame('生产大屏')).toHaveAttribute('src', `${wall}?sso_token=t`)
  })

  it('follows no link that leads elsewhere', async () => {
    show({ url: wall }, () => signsOnTo(() => ({ url: 'https://evil.example/?t', expiresAt })))
    expect(await screen.findByRole('alert')).toBeVisible()
    noFrame()
  })

  it('opens a page of the portal in its own tab', async () => {
    const own = { state: 'own', url: '/personal', app: null } as const
    const { shell } = show({ url: '/personal' }, () => answerTo(own))
    expect(await screen.findByText(t.goingOn)).toBeVisible()
    expect(shell.opened).toEqual(['/personal'])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>1</script>',
    '//evil.example',
    'https:\\\\evil.example',
    'https://user@evil.example/',
    'https://wall.example@evil.example/',
    'https://wall.example\u0000.evil.example/',
    '/logout',
    '/yunbu-app/spruce-web-enterprise-console/dynamic?url=%2Fdashboard',
    'wall.example',
  ])('asks nobody about %j, and shows nothing', (url) => {
    const ask = vi.fn()
    show({ url }, () => createTestApi({ 'GET /spruce/api/v1/apps/address': ask }))
    expect(screen.getByText(t.refusedTitle)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    expect(ask).not.toHaveBeenCalled()
    noFrame()
  })

  it.each([
    ['of another host', makeAnswer({}, 'https://evil.example/')],
    ['of the portal itself', makeAnswer({}, `${location.origin}/dashboard`)],
    ['that is a script', makeAnswer({}, 'javascript:alert(1)')],
    ['that is none', { ...makeAnswer(), url: null }],
  ])('takes no answer %s', async (_, answer) => {
    show({ url: wall }, () => answerTo(answer))
    expect(await screen.findByText(t.refusedTitle)).toBeVisible()
    noFrame()
  })

  it('shows no writing that is turned or invisible', async () => {
    show({ url: wall, name: '\u202e屏大\u200b产生' })
    expect(await frame('屏大产生')).toBeVisible()
  })
})
