import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInteraction, readPageUrl, resolveInteraction } from './interactions.js'

const origin = 'https://portal.example.cn'
const context = {
  origin,
  values: { site: 'a&b=c#', window: { from: 'now-1h', to: 'now' } },
  row: { id: 7, on: true, none: null },
}

function resolve(input: unknown) {
  const interaction = readInteraction(input)
  return interaction && resolveInteraction(interaction, context)
}

describe('an interaction', () => {
  it.each([
    [
      { kind: 'set-variable', variable: 'device', source: { column: 'id' } },
      { kind: 'set-variable', variable: 'device', value: 7 },
    ],
    [
      { kind: 'set-variable', variable: 'device', source: { column: 'none' } },
      { kind: 'set-variable', variable: 'device', value: undefined },
    ],
    [
      {
        kind: 'open-page',
        page: 'p2',
        parameters: { id: { column: 'id' }, s: { variable: 'site' } },
      },
      { kind: 'open-page', page: 'p2', parameters: { id: '7', s: 'a&b=c#' } },
    ],
    [
      { kind: 'open-dialog', dialog: 'd1' },
      { kind: 'open-dialog', dialog: 'd1' },
    ],
    [
      { kind: 'open-dialog', dialog: 'd1', variable: 'device', source: { column: 'id' } },
      { kind: 'open-dialog', dialog: 'd1', set: { variable: 'device', value: 7 } },
    ],
    [
      { kind: 'open-menu', menu: 'm1' },
      { kind: 'open-menu', menu: 'm1' },
    ],
    [
      { kind: 'open-url', url: '/x/{{site}}?a=1', parameters: { on: { column: 'on' } } },
      { kind: 'open-url', href: `${origin}/x/a%26b%3Dc%23?a=1&on=true`, isOwn: true },
    ],
    [
      { kind: 'open-url', url: 'https://other.example.com/' },
      { kind: 'open-url', href: 'https://other.example.com/', isOwn: false },
    ],
  ])('%j', (input, expected) => {
    expect(resolve(input)).toEqual(expected)
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    '//evil.example.com',
    'https://user@evil.example.com/',
    '\\evil',
    'blob:https://portal.example.cn/1',
  ])('never leads to %j', (url) => {
    expect(resolve({ kind: 'open-url', url })).toBeUndefined()
  })

  it('leads to http and https alone, whatever the address and the variable are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (url, site) => {
        const found = readPageUrl(url, origin)
        if (found) expect(found.href).toMatch(/^https?:\/\//)
        const action = resolveInteraction(
          { kind: 'open-url', url: '/x/{{site}}' },
          { origin, values: { site } },
        )
        if (action?.kind === 'open-url') {
          expect(new URL(action.href).origin).toBe(origin)
          expect(new URL(action.href).pathname).toMatch(/^\/x\//)
        }
      }),
    )
  })

  it.each([
    null,
    { kind: 'run', code: '1' },
    { kind: 'open-url' },
    { kind: 'open-page', page: 1 },
    { kind: 'open-dialog', dialog: 'd', variable: 'v' },
  ])('is not %j', (input) => {
    expect(readInteraction(input)).toBeUndefined()
  })
})
