import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { safeUrl } from './safeUrl.js'
import {
  accepted,
  allowedOrigins,
  ownOrigin,
  refused,
  refusedAsReturn,
} from '../testing/safeUrlCorpus.js'
import { makeAddress } from '../testing/safeUrlFuzz.js'
import { randomOf } from '../testing/random.js'

const options = { origin: ownOrigin, allowedOrigins }
const origins = [ownOrigin, ...allowedOrigins]

describe('S-07 corpus', () => {
  it('has at least 150 vectors', () => {
    const vectors = new Set([...accepted.map(([input]) => input), ...refused, ...refusedAsReturn])
    expect(vectors.size).toBe(accepted.length + refused.length + refusedAsReturn.length)
    expect(vectors.size).toBeGreaterThanOrEqual(150)
  })

  it.each(accepted)('%j leads to %s', (input, href) => {
    expect(safeUrl(input, options)).toMatchObject({ href, origin: new URL(href).origin })
  })

  it.each(refused)('%j leads nowhere', (input) => {
    expect(safeUrl(input, options)).toBeUndefined()
    expect(safeUrl(input, { ...options, purpose: 'return' })).toBeUndefined()
  })

  it.each(refusedAsReturn)('%j is no return target', (input) => {
    expect(safeUrl(input, options)).toBeDefined()
    expect(safeUrl(input, { ...options, purpose: 'return' })).toBeUndefined()
  })

  it.each(['/loginfo', '/logins', '/x/login', '/admin', '/logout-help', '/dashboard?from=/login'])(
    '%j is a return target',
    (input) => {
      expect(safeUrl(input, { ...options, purpose: 'return' })?.isOwn).toBe(true)
    },
  )

  it.each([undefined, null, 1, {}, ['/dashboard'], { toString: () => '/dashboard' }])(
    'takes no %j for a text',
    (input) => {
      expect(safeUrl(input, options)).toBeUndefined()
    },
  )

  it('refuses what is longer than 2,048 characters', () => {
    expect(safeUrl(`/${'a'.repeat(2047)}`, options)).toBeDefined()
    expect(safeUrl(`/${'a'.repeat(2048)}`, options)).toBeUndefined()
  })

  it('allows no origin beyond its own by default', () => {
    expect(safeUrl('https://apps.example.cn/', { origin: ownOrigin })).toBeUndefined()
  })

  it('ignores an allowed origin that is none', () => {
    for (const allowed of ['*', '', 'null', 'https:', 'file://', 'apps.example.cn']) {
      expect(
        safeUrl('https://apps.example.cn', { origin: ownOrigin, allowedOrigins: [allowed] }),
      ).toBeUndefined()
    }
  })

  it('tells own pages by their path', () => {
    expect(safeUrl('/a/../b?c#d', options)).toEqual({
      href: `${ownOrigin}/b?c#d`,
      origin: ownOrigin,
      isOwn: true,
      path: '/b?c#d',
    })
    expect(safeUrl('https://apps.example.cn/x', options)?.isOwn).toBe(false)
  })
})

describe('S-07 fuzz', () => {
  const fixed = 20261120
  const fresh = Number(process.env['SPRUCE_SEED'] ?? Date.now() % 2_147_483_647)
  const isProof = process.env['SPRUCE_PROOF'] === '1'

  it('100,000 strings: no navigation off the list, no script', () => {
    expect(attack(fixed, 100_000)).toBeGreaterThan(1_000)
  })

  const rounds = isProof ? 100_000 : 10_000
  it(`${rounds} strings of seed ${fresh}`, () => {
    const accepted = attack(fresh, rounds)
    expect(accepted).toBeGreaterThan(rounds / 100)
    const out = process.env['SPRUCE_PROOF_OUT']
    const counts = { strings: rounds, accepted, refused: rounds - accepted }
    if (out) writeFileSync(out, JSON.stringify({ counts, figures: { offTheList: 0 } }))
  })
})

/** Tries glued, cut and doubled pieces of the corpus; returns how many were accepted. */
function attack(seed: number, rounds: number): number {
  const random = randomOf(seed)
  let passed = 0
  for (let round = 0; round < rounds; round += 1) {
    const input = makeAddress(random)
    const url = safeUrl(input, { ...options, purpose: 'return' })
    if (!url) continue
    passed += 1
    const target = new URL(url.href)
    const navigated = new URL(url.path, target.origin)
    const isOnList =
      origins.includes(target.origin) &&
      /^https?:$/.test(target.protocol) &&
      target.username === '' &&
      target.password === '' &&
      navigated.href === target.href &&
      !/^\/+(?:(?:admin\/+)?login|logout)\/*$/i.test(decodeURIComponentSafely(target.pathname))
    if (!isOnList)
      expect.fail(`seed ${seed}, round ${round}: ${JSON.stringify(input)} → ${url.href}`)
  }
  return passed
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
