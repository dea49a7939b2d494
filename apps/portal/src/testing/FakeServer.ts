import type { SystemData } from '@spruce/session'

/**
 * Stands in for the server behind `fetch`: whoever is signed in gets answers, nobody else gets any.
 * `install` puts it in the place of the browser's own, by the given function.
 */
export class FakeServer {
  /** Whose session the browser has. */
  person: SystemData | undefined
  /** How often paths are still refused, whoever asks. */
  private readonly refusals = new Map<string, number>()
  private readonly paths: string[] = []

  constructor(person: SystemData) {
    this.person = person
  }

  install(stub: (name: 'fetch' | 'Request', value: unknown) => void): void {
    stub('Request', PageRequest)
    stub('fetch', (request: Request) => Promise.resolve(this.answer(new URL(request.url).pathname)))
  }

  /** Answers a path with 401, whoever asks, for so many times. */
  refuse(path: string, times: number): void {
    this.refusals.set(path, times)
  }

  /** How often a path was asked for. */
  count(path: string): number {
    return this.paths.filter((one) => one === path).length
  }

  private answer(path: string): Response {
    this.paths.push(path)
    const refusals = this.refusals.get(path) ?? 0
    this.refusals.set(path, refusals - 1)
    if (!this.person || refusals > 0) {
      return Response.json({ code: 401, message: '您未登录' }, { status: 401 })
    }
    const data = path === '/spruce/api/v1/system-data' ? this.person : []
    return Response.json({ code: 200, message: 'OK', data })
  }
}

/** As in a browser: a path belongs to the page's origin. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}
