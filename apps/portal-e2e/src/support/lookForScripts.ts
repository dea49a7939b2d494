import { expect, type Page } from '@playwright/test'
import { callApi } from './callApi.js'
import { alarm, scriptTexts, scripts } from './scripts.js'
import {
  frameOf,
  propertiesOf,
  propertyNames,
  scriptedDashboard,
  scriptedPage,
  type ScriptedPage,
  widgetTypes,
} from './scriptedPage.js'
import { replaceAnswer } from './replaceAnswer.js'
import { signInByApi } from './signIn.js'
import { waitForQuiet } from './test.js'

/** What was looked at, and what of it ran. */
export interface ScriptLooks {
  readonly counts: Record<'pages' | 'texts' | 'widgets' | 'designed' | 'clicks' | 'imports', number>
  readonly findings: readonly string[]
}

const workbenches = '/spruce/api/v1/workbenches'
const designer = '/yunbu-app/spruce-web-enterprise-console/workbench/business/design'
/** Every so many pages one is opened in the studio as well. */
const designedEach = 8

/** Counts what runs a script, in every frame of the page; also what asks by a dialog. */
async function watchScripts(page: Page): Promise<{ readonly ran: string[] }> {
  const ran: string[] = []
  await page.context().exposeBinding(alarm, ({ frame }) => void ran.push(`ran in ${frame.url()}`))
  page.on('dialog', (dialog) => {
    // The studio asks who leaves it with an import that is not saved yet.
    if (dialog.type() === 'beforeunload') {
      void dialog.accept()
      return
    }
    ran.push(`asked ${dialog.message()}`)
    void dialog.dismiss()
  })
  return { ran }
}

/** How many texts of the corpus do run where nobody takes care: else nothing would be shown by those that do not. */
async function countRunning(page: Page, ran: readonly string[]): Promise<number> {
  let running = 0
  for (const text of scripts) {
    const before = ran.length
    const bare = await page.context().newPage()
    const putIn = bare.evaluate((markup) => {
      document.body.innerHTML = markup
      for (const old of document.querySelectorAll('script')) {
        const script = document.createElement('script')
        script.text = old.text
        old.replaceWith(script)
      }
      const link = document.createElement('a')
      link.href = markup
      document.body.append(link)
      if (!/^javascript:/i.test(link.href)) link.remove()
      for (const one of document.querySelectorAll('a')) one.dispatchEvent(new MouseEvent('click'))
    }, text)
    await putIn.catch(() => undefined) // some leave the page
    await bare.waitForTimeout(50)
    await bare.close()
    if (ran.length > before) running += 1
  }
  return running
}

/** What of a page could run later, without being clicked or loaded now. */
function findTraces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isScript = (value: string) => {
      const link = document.createElement('a')
      link.href = value
      return /^(?:javascript|vbscript|data|blob):/i.test(link.protocol)
    }
    for (const element of document.querySelectorAll('main *, [role=dialog] *')) {
      const tag = element.localName
      if (/^(?:script|object|embed|base|meta|link)$/.test(tag)) found.push(tag)
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${tag} ${name}`)
        if (/^(?:srcdoc)$/.test(name)) found.push(`${tag} ${name}`)
        const isPicture = tag === 'img' && value.startsWith('data:image/')
        if (/^(?:href|src|action|formaction|data|xlink:href)$/.test(name) && !isPicture) {
          if (isScript(value)) found.push(`${tag} ${name}=${value}`)
        }
      }
      if (tag === 'iframe') {
        const rights = element.getAttribute('sandbox')
        if (rights === null || /same-origin|top-navigation|popups/.test(rights)) {
          found.push(`a frame with the rights ${String(rights)}`)
        }
      }
    }
    return found
  })
}

/** Presses what is on the page, by script: what leads elsewhere is not followed. */
async function pressAll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const main = document.querySelector('main')
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // A click that a script address waits for is let through.
      if (link && /^https?:$/.test(link.protocol)) event.preventDefault()
    }
    globalThis.addEventListener('click', stay, true)
    const { open } = globalThis
    const push = history.pushState.bind(history)
    history.pushState = () => undefined
    globalThis.open = (address, ...rest) =>
      /^\s*https?:/i.test(String(address)) ? null : open.call(globalThis, address, ...rest)
    // No button of an application: it leads away, and holds no text of the page.
    const selector =
      '.sp-page-link, .sp-page-row-link, .sp-page-frame-tools button, .shell-message-text a'
    const targets = [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])]
    const before = location.href
    let clicks = 0
    for (const target of targets) {
      for (const kind of ['pointerover', 'mouseover', 'focusin']) {
        target.dispatchEvent(new Event(kind, { bubbles: true }))
      }
      target.click()
      clicks += 1
      await new Promise((done) => setTimeout(done))
      if (location.href !== before) break
    }
    globalThis.open = open
    history.pushState = push
    return clicks
  })
}

const emptyPage: ScriptedPage = {
  texts: [],
  document: { schema: { page: 1, components: {} }, config: { gridColNum: 24 }, nodes: {} },
}

/** Imports a dashboard into the studio that is open, and looks at it as a person would. */
async function importDashboard(page: Page, takeText: () => string): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('导入仪表板').last().click()
  const form = page.getByRole('dialog', { name: '导入仪表板' })
  await form.getByLabel('或粘贴 JSON').fill(JSON.stringify(scriptedDashboard(takeText)))
  await button('下一步').click()
  const check = page.getByRole('dialog', { name: '导入“脚本”' })
  await expect(check).toBeVisible()
  // Where the browser has kept what was imported before, that is replaced.
  await check.getByRole('button', { name: /^(?:导入|替换页面)$/ }).click()
  await expect(check).toHaveCount(0)
  await expect(
    page.getByRole('application', { name: '页面画布' }).getByRole('group'),
  ).not.toHaveCount(0)
  await button('预览').click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await waitForQuiet(page)
}

/**
 * Shows workbenches on which every text is a script, to who looks at one and to who designs it. The server's answers are
 * replaced: what it refuses to keep may have been kept before it did.
 */
export async function lookForScripts(
  page: Page,
  pages: number,
  seed: number,
): Promise<ScriptLooks> {
  expect(widgetTypes.length, 'the widgets').toBeGreaterThan(25)
  const filled = [...Object.keys(propertiesOf('')), 'query']
  expect(filled, 'all properties with texts').toEqual(expect.arrayContaining(propertyNames))
  const counts = { pages: 0, texts: 0, widgets: 0, designed: 0, clicks: 0, imports: 0 }
  const findings: string[] = []
  const { ran } = await watchScripts(page)
  expect(await countRunning(page, ran), 'texts that run by themselves').toBeGreaterThan(20)

  await signInByApi(page, 'admin', 'yunshan')
  const { id } = await callApi<{ id: string }>(page, workbenches, {
    ...{ scope: 'business', name: '脚本' },
  })
  const texts = scriptTexts(seed)
  let shown = scriptedPage(() => texts.next().value)
  await replaceAnswer(page, '*/spruce/api/v1/my-workbench*', ({ body }) => {
    const answered = body as { data: object }
    const [name = ''] = shown.texts
    const given = { name, why: [{ kind: 'role', name }], document: shown.document }
    const own = { source: 'global', workbenchId: id, revision: 1 }
    return { ...answered, data: { ...answered.data, ...given, ...own } }
  })
  await replaceAnswer(page, `*${workbenches}/${id}`, ({ body }) => {
    const answered = body as { data: object }
    return { ...answered, data: { ...answered.data, document: shown.document } }
  })
  await replaceAnswer(page, '*/spruce/api/v1/page-queries', ({ sent }) => {
    const { queries } = sent as { queries: { id: string }[] }
    const data = queries.map(({ id: asked }, at) => {
      const text = shown.texts[Number(asked.replace('asked-', ''))] ?? ''
      if (at % 5 === 4) return { id: asked, outcome: 'failed', errorCode: text, message: text }
      const frame = frameOf(text, shown.texts.slice(3, 6))
      return { id: asked, outcome: 'ok', isCut: true, message: text, frame }
    })
    return { code: 200, message: '', data }
  })

  ran.length = 0
  for (; counts.pages < pages; counts.pages += 1) {
    if (counts.pages > 0) shown = scriptedPage(() => texts.next().value)
    const look = async (what: string) => {
      const traces = [...(await findTraces(page)), ...ran]
      ran.length = 0
      if (traces.length === 0) return
      findings.push(`page ${String(counts.pages)}, ${what}: ${[...new Set(traces)].join('; ')}`)
    }
    const said = encodeURIComponent(shown.texts[2] ?? '')
    await page.setViewportSize({ width: 1440, height: 5600 }) // all of it is in sight
    await page.goto(`/dashboard?v.text=${said}&v.choice=${said}`)
    const articles = page.getByRole('main').getByRole('article')
    await expect.poll(() => articles.count()).toBeGreaterThanOrEqual(widgetTypes.length)
    await waitForQuiet(page)
    counts.widgets += await articles.count()
    counts.texts += shown.texts.length
    await look('shown')
    counts.clicks += await pressAll(page)
    await page.waitForTimeout(50)
    await look('pressed')
    if (counts.pages % designedEach !== 0) continue
    await page.goto(`${designer}/${id}`)
    const canvas = page.getByRole('application', { name: '页面画布' })
    await expect(canvas).toBeVisible()
    await waitForQuiet(page)
    await canvas.getByRole('group').first().focus()
    for (const tab of ['变量', '弹窗', '外观']) {
      const found = page.getByRole('tab', { name: tab, exact: true })
      if (await found.isVisible()) await found.click()
    }
    counts.designed += 1
    await look('designed')
    shown = emptyPage
    await page.reload()
    await importDashboard(page, () => texts.next().value)
    counts.imports += 1
    await look('imported')
  }
  return { counts, findings }
}
