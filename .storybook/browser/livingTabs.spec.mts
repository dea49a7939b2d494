// Open tabs keep what is in them, also where a page is a plain frame that knows nothing of the shell.
import { open } from './support.mts'
import { expect, test, type FrameLocator, type Locator, type Page } from './test.mts'

const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`${name}( |$)`) })
const frameOf = (page: Page) => page.locator('iframe[title="外部应用"]')
const scrollOf = (box: Locator) => box.evaluate((element) => element.scrollTop)

/** Counts the documents that frames load from now on. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) count += 1
  })
  return () => count
}

async function scrollDocument(frame: FrameLocator, top: number) {
  await frame
    .locator('html')
    .evaluate((html, to) => html.ownerDocument.defaultView?.scrollTo(0, to), top)
}

test.beforeEach(async ({ page }) => {
  await open(page, 'shell-ui-shell-taboutlet--with-plain-frame')
  await expect(frameOf(page).contentFrame().getByRole('textbox', { name: '单号' })).toBeVisible()
})

test('twenty switches keep text, scroll and selection in pages and in a plain frame, which is loaded once', async ({
  page,
}) => {
  const frame = frameOf(page).contentFrame()
  const number = frame.getByRole('textbox', { name: '单号' })
  const records = frame.getByRole('region', { name: '记录' })
  await number.fill('SP-2026-1118')
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 7))
  await records.evaluate((box) => {
    box.scrollTop = 333
  })
  await scrollDocument(frame, 120)
  await frame.locator('#notice').evaluate((notice) => {
    const range = notice.ownerDocument.createRange()
    range.selectNodeContents(notice)
    const selection = notice.ownerDocument.getSelection()
    if (notice.ownerDocument.activeElement instanceof HTMLElement) {
      notice.ownerDocument.activeElement.blur()
    }
    selection?.removeAllRanges()
    selection?.addRange(range)
    Object.assign(notice.ownerDocument.defaultView ?? {}, { isTheSame: true })
  })

  await tab(page, '/role').click()
  const roles = page.getByRole('list', { name: '角色' })
  await expect(roles).toBeVisible()
  const panel = page.getByRole('tabpanel', { name: /\/role( |$)/ })
  await roles.evaluate((list) => {
    list.scrollTop = 222
  })
  await panel.evaluate((box) => {
    box.scrollTop = 77
  })
  await expect.poll(() => scrollOf(panel)).toBe(77)

  await tab(page, '/organization').click()
  const note = page.getByRole('textbox', { name: '备注' })
  await note.fill('先不要动这一行')
  await note.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5))
  const loads = countLoads(page)

  const names = ['/role', '/appMgt', '/organization', '/appMgt'] as const
  for (let turn = 0; turn < 20; turn += 1) {
    const name = names[turn % names.length] ?? '/role'
    await tab(page, name).click()
    await expect(page.getByRole('tabpanel', { name: new RegExp(`${name}( |$)`) })).toBeVisible()
  }

  await expect(number).toHaveValue('SP-2026-1118')
  expect(
    await number.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([3, 7])
  await expect.poll(() => scrollOf(records)).toBe(333)
  await expect.poll(() => scrollOf(frame.locator('html'))).toBe(120)
  expect(
    await frame.locator('html').evaluate((html) => ({
      selected: html.ownerDocument.getSelection()?.toString(),
      isTheSame: Reflect.get(html.ownerDocument.defaultView ?? {}, 'isTheSame') as unknown,
    })),
  ).toEqual({ selected: '本页由外部应用提供，内容不经过云杉。', isTheSame: true })
  expect(loads()).toBe(0)

  await tab(page, '/role').click()
  await expect.poll(() => scrollOf(panel)).toBe(77)
  await expect.poll(() => scrollOf(roles)).toBe(222)
  await tab(page, '/organization').click()
  await expect(note).toHaveValue('先不要动这一行')
  expect(
    await note.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([2, 5])
})

test('a tab that is moved does not load its frame anew', async ({ page }) => {
  const loads = countLoads(page)
  await frameOf(page).contentFrame().getByRole('textbox', { name: '单号' }).fill('SP-1')
  await tab(page, '/appMgt').press('Alt+ArrowLeft')
  await tab(page, '/appMgt').press('Alt+ArrowLeft')
  await expect(page.getByRole('tab').first()).toHaveAccessibleName(/appMgt$/)
  await expect(frameOf(page).contentFrame().getByRole('textbox', { name: '单号' })).toHaveValue(
    'SP-1',
  )
  expect(loads()).toBe(0)
})

test('closing its tab takes the frame out of the page', async ({ page }) => {
  expect(page.frames()).toHaveLength(2)
  await tab(page, '/appMgt').press('Delete')
  await expect(tab(page, '/appMgt')).toHaveCount(0)
  await expect(frameOf(page)).toHaveCount(0)
  expect(page.frames()).toHaveLength(1)
})
