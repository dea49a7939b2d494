import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from './createApiClient.js'
import { unwrap } from './readAnswer.js'

/** An XMLHttpRequest that sends nothing, and gets what it is told. */
class FakeCall extends EventTarget {
  static readonly all: FakeCall[] = []
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  responseType = ''
  status = 200
  statusText = 'OK'
  response = new TextEncoder().encode(JSON.stringify({ code: 200, data: { id: 'r1' } })).buffer
  body: Blob | undefined
  isAborted = false

  open() {
    FakeCall.all.push(this)
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n'
  }
  send(body: Blob) {
    this.body = body
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
  go(loaded: number, total: number) {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { loaded, total, lengthComputable: true }),
    )
  }
}

afterEach(() => {
  FakeCall.all.length = 0
  vi.unstubAllGlobals()
})

const client = () =>
  createApiClient({ baseUrl: 'http://127.0.0.1:1', getHeaders: () => ({ 'app-code': 'test' }) })

/** Sends a file and waits until its call is there. */
async function send(onProgress: (share: number) => void, signal = new AbortController().signal) {
  vi.stubGlobal('XMLHttpRequest', FakeCall)
  const form = new FormData()
  const file = new File(['abc'], 'a.txt')
  form.append('file', file)
  const init = { body: { file }, bodySerializer: () => form, signal }
  const answer = unwrap(
    client().POST('/spruce/api/v1/resources', Object.assign(init, { onProgress })),
  )
  answer.catch(() => undefined)
  await vi.waitFor(() => expect(FakeCall.all[0]?.body).toBeDefined())
  return { answer, call: FakeCall.all[0] as FakeCall }
}

describe('a call with onProgress', () => {
  it('says how much has gone, with the headers of every call, and answers as others do', async () => {
    const onProgress = vi.fn()
    const { answer, call } = await send(onProgress)
    call.go(1, 4)
    call.dispatchEvent(new Event('load'))
    expect(await answer).toEqual({ id: 'r1' })
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.25)
    expect(call.headers.get('app-code')).toBe('test')
    expect(call.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('stops when it is cancelled', async () => {
    const stop = new AbortController()
    const { answer, call } = await send(() => undefined, stop.signal)
    stop.abort()
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' })
    expect(call.isAborted).toBe(true)
  })

  it('fails as one that did not get through', async () => {
    const { answer, call } = await send(() => undefined)
    call.dispatchEvent(new Event('error'))
    await expect(answer).rejects.toMatchObject({ kind: 'network' })
  })
})
