import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { runAhead } from './runAhead.js'

const ran: string[] = []
const session = { isSignedIn: false }
const importShell = vi.fn(() => Promise.resolve())
const entry = {
  ...{ session, code: { importShell }, state: { language: 'zh-CN' } },
} as unknown as PortalEntry

/** A file that notes that it runs, and then does as told. */
const fileOf = (name: string, then = '') =>
  `data:text/javascript,globalThis.noteRun('${name}');${then}`

function askFor(...files: readonly string[]) {
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href })
    link.setAttribute('as', href.endsWith('.css') ? 'style' : 'script')
    document.head.append(link)
  }
}

beforeEach(() => {
  ran.length = 0
  session.isSignedIn = false
  Object.assign(globalThis, {
    noteRun: (name: string) => ran.push(name),
    signIn: () => (session.isSignedIn = true),
  })
})
afterEach(() => {
  for (const link of document.querySelectorAll('link[rel=prefetch]')) link.remove()
  for (const name of ['noteRun', 'signIn']) Reflect.deleteProperty(globalThis, name)
})

describe('running ahead', () => {
  it('loads the shell, and nothing else where nothing was fetched', async () => {
    await runAhead(entry)
    expect(importShell).toHaveBeenCalled()
    expect(ran).toEqual([])
  })

  it('runs what was fetched, the last first, whatever fails', async () => {
    askFor(fileOf('page'), '/look.css', fileOf('broken', 'throw 1'), fileOf('kit'))
    await runAhead(entry)
    expect(ran).toEqual(['kit', 'broken', 'page'])
  })

  it('ends when somebody signs in', async () => {
    askFor(fileOf('later'), fileOf('first', 'signIn()'))
    await runAhead(entry)
    expect(ran).toEqual(['first'])
  })

  it('lets the page report a shell that does not load', async () => {
    importShell.mockRejectedValueOnce(new Error('offline'))
    await expect(runAhead(entry)).resolves.toBeUndefined()
  })
})
