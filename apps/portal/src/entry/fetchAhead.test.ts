import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchAhead } from './fetchAhead.js'

const files = ['/assets/shell.js', '/assets/shell.css']
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')]

/** A browser that says this of its line. */
function onLine(connection: object | undefined) {
  vi.stubGlobal('navigator', { connection })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const link of links()) link.remove()
})

describe('files of the pages ahead', () => {
  it.each([undefined, {}, { saveData: false, effectiveType: '4g' }])(
    'are fetched a moment after the page is usable, with %o',
    (line) => {
      onLine(line)
      fetchAhead(document, files)
      expect(links()).toEqual([])
      vi.runAllTimers()
      expect(links().map(({ href, as }) => [new URL(href).pathname, as])).toEqual([
        ['/assets/shell.js', 'script'],
        ['/assets/shell.css', 'style'],
      ])
    },
  )

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not fetched with %o',
    (line) => {
      onLine(line)
      fetchAhead(document, files)
      vi.runAllTimers()
      expect(links()).toEqual([])
    },
  )

  it('yield to who types: they wait until the page is idle', () => {
    onLine(undefined)
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    fetchAhead(document, files)
    vi.runAllTimers()
    expect(links()).toEqual([])
    idle.shift()?.()
    expect(links()).toHaveLength(2)
    expect(idle).toEqual([])
  })

  it('wait in a hidden tab until it shows', () => {
    onLine(undefined)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fetchAhead(document, files)
    vi.runAllTimers()
    expect(links()).toEqual([])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    vi.runAllTimers()
    expect(links()).toHaveLength(2)
  })
})
