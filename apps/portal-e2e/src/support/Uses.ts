import type { Browser } from '@playwright/test'
import { serversStarted } from './startServer.js'

/** Type of the annotation that holds what a journey reached, as `WhatIsUsed` in JSON. */
export const usesAnnotation = 'uses'

/** What a journey reached of the product. */
export interface WhatIsUsed {
  /** Names of files below `/assets/`, as they were built. */
  assets: string[]
  /** Ids of the operations that were called. */
  operations: string[]
}

/**
 * Notes what one journey after another reaches: the browser tells of every file that a page asks for, the server
 * counts the calls that it answers, those outside the pages as well.
 */
export class Uses {
  private readonly assets = new Set<string>()
  private calls: ReadonlyMap<string, number> | undefined
  private servers = 0

  constructor(
    browser: Browser,
    private readonly origin: string,
  ) {
    browser.on('context', (context) => {
      context.on('request', (request) => {
        const name = /\/assets\/([^?#]+)/.exec(request.url())?.[1]
        if (name !== undefined) this.assets.add(name)
      })
    })
  }

  async begin(): Promise<void> {
    this.assets.clear()
    this.servers = serversStarted()
    this.calls = await this.countCalls()
  }

  /** @returns `WhatIsUsed`, or undefined when a server was started meanwhile, whose calls nobody counted */
  async end(): Promise<string | undefined> {
    const calls = await this.countCalls()
    if (!calls || !this.calls || this.servers !== serversStarted()) return undefined
    const operations = [...calls.keys()].filter(
      (id) => (calls.get(id) ?? 0) > (this.calls?.get(id) ?? 0),
    )
    // The stream is counted when it ends, which may be in the next journey.
    const used: WhatIsUsed = {
      assets: [...this.assets].toSorted(),
      operations: [...new Set([...operations, 'openLiveStream'])].toSorted(),
    }
    return JSON.stringify(used)
  }

  private async countCalls(): Promise<Map<string, number> | undefined> {
    const answer = await fetch(`${this.origin}/metrics`).catch(() => undefined)
    if (!answer?.ok) return undefined
    const counts = new Map<string, number>()
    const rule = /^spruce_requests_total\{operation="([^"]+)"[^}]*\} (\d+)$/gm
    for (const [, id = '', count] of (await answer.text()).matchAll(rule)) {
      counts.set(id, (counts.get(id) ?? 0) + Number(count))
    }
    return counts
  }
}
