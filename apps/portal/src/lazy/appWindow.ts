import { describeError, unwrap, type Schemas } from '@spruce/api-client'
import { askSignOnLink } from '@spruce/session'
import { toast, uiMessages } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { appWindowMessages } from './appWindowMessages.js'

export interface AppWindow {
  entry: Pick<PortalEntry, 'api' | 'state'>
  /** The empty window, of the click itself; null where the browser allowed none. */
  opened: Window | null
  /** Of another site, in an application. */
  url: string
  /** Opens it anew, by a click. */
  retry: () => void
}

/**
 * Leads an empty window to an address that the server lets pass: by a one-time link where its application signs
 * people on. The link goes into the window and nowhere else. Otherwise the window closes, and the portal says why.
 */
export async function leadAppWindow({ entry, opened, url, retry }: AppWindow): Promise<void> {
  const { language } = entry.state
  const t = appWindowMessages[language]
  const { host } = new URL(url)
  let name = host
  const tell = (reason: string) =>
    toast.error(t.notOpened(name), {
      id: 'app-window',
      description: reason,
      action: { label: uiMessages[language].retry, onClick: retry },
    })
  if (!opened) {
    tell(t.blocked)
    return
  }
  try {
    detach(opened)
    say(opened.document, { language, text: t.opening(host) })
    const { state, app } = await askAddress(entry.api, url)
    if (opened.closed) return
    if (state === 'refused') {
      opened.close()
      tell(t.refused)
      return
    }
    name = app?.appName ?? host
    const target = { appCode: app?.appCode ?? '', address: new URL(url).href }
    const address = app?.signsOn ? await askSignOnLink(entry.api, target) : url
    follow(opened, address)
  } catch (error) {
    opened.close()
    tell(describeError(error, language))
  }
}

/** Asked at the click: the application may have changed since the sign-in. */
function askAddress(api: PortalEntry['api'], url: string): Promise<Schemas['AppAtAddress']> {
  return unwrap(api.GET('/spruce/api/v1/apps/address', { params: { query: { url } } }))
}

/** The other site learns nothing of who opened it, and the tab keeps nothing of this one's session. */
function detach(opened: Window): void {
  opened.opener = null
  opened.sessionStorage.clear()
}

/** A plain link says no referrer, whatever the policy of the portal's own page. */
function follow({ closed, document: page }: Window, address: string): void {
  if (closed) return
  const link = page.createElement('a')
  link.href = address
  link.rel = 'noreferrer'
  page.body.append(link)
  link.click()
}

function say(page: Document, { language, text }: { language: Language; text: string }): void {
  page.title = text
  page.documentElement.lang = language
  page.documentElement.style.colorScheme = 'light dark'
  const line = page.createElement('p')
  line.role = 'status'
  line.textContent = text
  line.style.font = '16px sans-serif'
  page.body.append(line)
}
