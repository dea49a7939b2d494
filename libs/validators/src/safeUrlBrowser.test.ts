import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright'
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { randomOf } from '../testing/random.js'
import {
  accepted,
  allowedOrigins,
  ownOrigin,
  refused,
  refusedAsReturn,
} from '../testing/safeUrlCorpus.js'
import { makeAddress } from '../testing/safeUrlFuzz.js'
import { safeUrl, type SafeUrl, type SafeUrlOptions } from './safeUrl.js'

/**
 * S-07 judged by the browser: what its own URL and its links make of each address, and where it goes.
 * The proof reads the Web Platform Tests' urltestdata.json, which is not kept here, from the file named
 * by SPRUCE_URLTESTDATA (github.com/web-platform-tests/wpt, url/resources/urltestdata.json).
 */
const isProof = process.env['SPRUCE_PROOF'] === '1'
const seed = Number(process.env['SPRUCE_SEED'] ?? Date.now() % 2_147_483_647)
const strings = isProof ? 100_000 : 5_000
const navigations = isProof ? 500 : 50
const wptFile = process.env['SPRUCE_URLTESTDATA']
const options: SafeUrlOptions = { origin: ownOrigin, allowedOrigins, purpose: 'return' }
const corpus = [...accepted.map(([input]) => input), ...refused, ...refusedAsReturn]
const counts: Record<string, number> = {}
const figures: Record<string, unknown> = {}
/** What the browser's gate accepts, and ours in Node refuses because its parser left dots in the path. */
const readOtherwise: string[] = []
const hasDotSegment = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i

/** What the page has beside its own names. */
declare global {
  var safeUrl: (input: unknown, options: SafeUrlOptions) => SafeUrl | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How every test of this workspace starts its browser; vite.config.mts hands it in. */
    chromium: LaunchOptions & { args: string[] }
  }
}

let browser: Browser
let page: Page

beforeAll(async () => {
  const launch = inject('chromium')
  browser = await chromium.launch({
    ...launch,
    args: [...launch.args, '--disable-features=HttpsUpgrades'], // http stays http
  })
  page = await browser.newPage()
  await page.route(
    '**/*',
    (route) =>
      route.request().url() === `${ownOrigin}/judge`
        ? route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><meta charset="utf-8"><title>judge</title>',
          })
        : route.fulfill({ status: 204 }), // the browser asks, and stays where it is
  )
  await page.goto(`${ownOrigin}/judge`)
  await page.addScriptTag({ type: 'module', content: inPlainScript() })
  await page.waitForFunction('typeof safeUrl === "function"')
  figures['chromium'] = browser.version()
})

afterAll(async () => {
  await browser.close()
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out)
    writeFileSync(
      out,
      JSON.stringify({ counts, figures: { ...figures, disagreements: 0, readOtherwise } }),
    )
})

/** The gate itself, as the browser runs it. */
function inPlainScript(): string {
  const source = readFileSync(join(import.meta.dirname, 'safeUrl.ts'), 'utf8')
  const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 }
  const { outputText } = transpileModule(source, { compilerOptions })
  return `${outputText}\nglobalThis.safeUrl = safeUrl`
}

/** Runs in the page: which addresses it accepts, and where its own URL and its links disagree. */
function judge({ json, rules }: { json: string; rules: SafeUrlOptions }) {
  const origins = [rules.origin, ...(rules.allowedOrigins ?? [])]
  const problems: string[] = []
  const hrefs = (JSON.parse(json) as string[]).map((input) => {
    const safe = globalThis.safeUrl(input, rules)
    if (!safe) return null
    const link = document.createElement('a')
    link.setAttribute('href', input)
    const own = new URL(input, document.baseURI)
    const says = [
      own.href === safe.href || `its URL is ${own.href}`,
      link.href === safe.href || `its link leads to ${link.href}`,
      origins.includes(own.origin) || `its origin is ${own.origin}`,
      origins.includes(safe.origin) || `it answers the origin ${safe.origin}`,
      /^https?:$/.test(link.protocol) || `its scheme is ${link.protocol}`,
      (own.username === '' && own.password === '') || 'it carries user info',
      !safe.isOwn ||
        new URL(safe.path, document.baseURI).href === safe.href ||
        `its path leads to ${new URL(safe.path, document.baseURI).href}`,
    ]
    const wrong = says.filter((one) => one !== true)
    if (wrong.length > 0) problems.push(`${JSON.stringify(input)}: ${wrong.join('; ')}`)
    return safe.href
  })
  return { hrefs, problems }
}

/** How many of the addresses were accepted; fails where the browser sees another address than we. */
async function compare(inputs: readonly string[]): Promise<number> {
  let passed = 0
  for (let from = 0; from < inputs.length; from += 10_000) {
    const batch = inputs.slice(from, from + 10_000)
    // As JSON text, so that half a surrogate pair arrives as one.
    const { hrefs, problems } = await page.evaluate(judge, {
      json: JSON.stringify(batch),
      rules: options,
    })
    expect(problems).toEqual([])
    const here = batch.map((input) => safeUrl(input, options)?.href ?? null)
    const differing = batch.filter((_, at) => here[at] !== null && hrefs[at] === null)
    expect(differing).toEqual([])
    // What the server's gate hands out, the browser's gate lets pass as it is.
    const handedOut = here.filter((href) => href !== null)
    const again = await page.evaluate(judge, { json: JSON.stringify(handedOut), rules: options })
    expect(again.problems).toEqual([])
    expect(again.hrefs.map(asChromium)).toEqual(handedOut.map(asChromium))
    readOtherwise.push(...batch.filter((_, at) => here[at] === null && hrefs[at] !== null))
    expect(readOtherwise.filter((input) => !hasDotSegment.test(input))).toEqual([])
    passed += here.filter((href) => href !== null).length
  }
  return passed
}

/** Parsers of different years escape | and ^ in a path or not; the path is the same. */
function asChromium(href: string | null | undefined): string | null {
  return href?.replaceAll('|', '%7C').replaceAll('^', '%5E') ?? null
}

/** Lets the browser go there; the answer is the address it asks for. */
async function goTo(address: string): Promise<string> {
  const asked = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 30_000 })
  await page.evaluate((target) => {
    location.assign(target)
  }, address)
  return asked.then(
    (request) => request.url(),
    () => 'nowhere',
  )
}

const target = (href: string) => asChromium(href.replace(/#.*$/s, ''))

describe('S-07 judged by the browser', () => {
  it('the corpus of at least 150 vectors', async () => {
    expect(corpus.length).toBeGreaterThanOrEqual(150)
    expect(await compare(corpus)).toBeGreaterThan(20)
    counts['vectors'] = corpus.length
  })

  it.runIf(isProof || wptFile !== undefined)(
    "the Web Platform Tests' urltestdata.json",
    async () => {
      if (wptFile === undefined) expect.fail('SPRUCE_URLTESTDATA names no file')
      const text = readFileSync(wptFile, 'utf8')
      const entries = (JSON.parse(text) as (string | { input: string })[]).filter(
        (entry) => typeof entry === 'object',
      )
      expect(entries.length).toBeGreaterThan(800)
      // As they are, and with our host in place of theirs, so that many get as far as the last check.
      const vectors = entries.flatMap(({ input }) => [
        input,
        input.replaceAll(/example\.(?:org|com|net)|\bhost\b|\bh\b/g, 'console.example.cn'),
      ])
      counts['wptVectors'] = entries.length
      counts['wptAccepted'] = await compare(vectors)
      figures['urltestdata'] = createHash('sha256').update(text).digest('hex')
    },
  )

  it(`${strings} strings of seed ${seed}`, async () => {
    const random = randomOf(seed)
    const inputs = Array.from({ length: strings }, () => makeAddress(random))
    const passed = await compare(inputs)
    expect(passed).toBeGreaterThan(strings / 100)
    Object.assign(counts, { strings, accepted: passed, refused: strings - passed })
  })

  it(`${navigations} accepted addresses: it asks for that address and no other`, async () => {
    const random = randomOf(seed + 1)
    const inputs = [...corpus]
    const targets = new Map<string | null, SafeUrl & { input: string }>()
    while (targets.size < navigations) {
      const input = inputs.pop() ?? makeAddress(random)
      const safe = safeUrl(input, options)
      if (safe) targets.set(target(safe.href), { ...safe, input })
    }
    // The same address never twice in a row: the browser would see one navigation.
    for (const [href, { input }] of targets) {
      expect([input, asChromium(await goTo(input))]).toEqual([input, href])
    }
    for (const [href, safe] of targets) {
      const address = safe.isOwn ? safe.path : safe.href
      expect([address, asChromium(await goTo(address))]).toEqual([address, href])
    }
    counts['navigations'] = 2 * targets.size
  })
})
