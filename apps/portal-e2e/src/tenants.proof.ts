import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signIn } from './support/signIn.js'
import { expect, test, waitForQuiet } from './support/test.js'

const wanted = Number(process.env['SPRUCE_TENANT_CALLS'] ?? 1000)
const console_ = '/yunbu-app/spruce-web-enterprise-console'
const tenants = [
  { code: 'yunshan', name: '云杉制造集团' },
  { code: 'division', name: '全国区划服务网络' },
] as const
type Tenant = (typeof tenants)[number]

const counts = { calls: 0, answers: 0, looks: 0, steps: 0 }
const wrong: string[] = []

/** Counts each call of a tab: its tenant's header, and nothing of the other tenant in the answer. */
function watch(page: Page, id: () => string, other: Tenant, otherId: () => string): void {
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/\/(api|my)\//.test(pathname) || pathname.startsWith('/auth/')) return
    const sent = request.headers()['current-tenant']
    counts.calls += 1
    // The stream is of all tenants of the person, and names none.
    const due = pathname.endsWith('/v1/live') ? undefined : id()
    if (sent !== due) wrong.push(`${pathname} was sent to ${String(sent)}`)
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // They list one's tenants, and one's own sign-ins to all of them.
    const isKnowingAll = /system-data|\/(tenants|live|sign-ins)$/.test(pathname)
    if (!/\/(api|my)\//.test(pathname) || isKnowingAll) return
    void response.text().then(
      (text) => {
        counts.answers += 1
        if (text.includes(other.name) || text.includes(otherId())) {
          wrong.push(`${pathname} answered with something of ${other.code}`)
        }
      },
      () => undefined, // the page went on before it came
    )
  })
}

/** The next of a fixed sequence: the same seed takes the same steps. */
function sequence(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('two tabs in two tenants: no call and no page is in the wrong one', async ({
  page,
  context,
}) => {
  test.setTimeout(30 * 60_000)
  await signIn(page, 'multi', 'yunshan')
  const beside = await context.newPage()
  await beside.goto('/?tenant=division')
  const tabs = [page, beside]
  const ids = await Promise.all(
    tabs.map(async (tab, index) => {
      await expect(
        tab.getByRole('button', { name: `当前租户：${tenants[index]!.name}` }),
      ).toBeVisible()
      await waitForQuiet(tab)
      return tab.evaluate(
        () => JSON.parse(sessionStorage.getItem('spruce:tenant') ?? '""') as string,
      )
    }),
  )
  expect(new Set(ids).size).toBe(2)
  tabs.forEach((tab, index) =>
    watch(
      tab,
      () => ids[index]!,
      tenants[1 - index]!,
      () => ids[1 - index]!,
    ),
  )

  const next = sequence(Number(process.env['SPRUCE_SEED'] ?? 1))
  const paths = ['/dashboard', '/personal', `${console_}/base/organization`, '/default', '/']
  while (counts.calls < wanted) {
    const index = next(2)
    const tab = tabs[index]!
    const step = next(6)
    counts.steps += 1
    if (step === 0) await tab.reload()
    // A page that is just being swapped for the next has no history for a moment.
    else if (step === 1) await expect(() => tab.goBack()).toPass({ timeout: 10_000 })
    else if (step === 2) await expect(() => tab.goForward()).toPass({ timeout: 10_000 })
    else if (step === 3) await Promise.all(tabs.map((one) => one.reload()))
    else await tab.goto(paths[next(paths.length)]!)
    // Before its first page a tab has an empty one: from there it comes back to its own tenant.
    if (tab.url() === 'about:blank') await tab.goto(paths[next(paths.length)]!)
    if (next(4) === 0) continue // the next step does not wait for this one
    await expect(
      tab.getByRole('button', { name: `当前租户：${tenants[index]!.name}` }),
    ).toBeVisible()
    counts.looks += 1
    const isListing = tab.url().endsWith('/personal') // the tenants of the person, all of them
    const main = isListing ? '' : await tab.getByRole('main').innerText()
    const text = `${await tab.title()} ${main}`
    if (text.includes(tenants[1 - index]!.name)) wrong.push(`${tab.url()} shows the other tenant`)
  }

  expect(wrong).toEqual([])
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) await writeFile(out, JSON.stringify({ counts, figures: { wrong: wrong.length } }))
})
