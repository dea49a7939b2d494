/** Sends a request that says how much of its body has gone, 0 to 1: fetch itself says nothing of that. */
export async function sendWithProgress(
  request: Request,
  onProgress: (share: number) => void,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const body = await request.blob()
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    request.headers.forEach((value, name) => call.setRequestHeader(name, value))
    call.responseType = 'arraybuffer'
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    call.addEventListener('load', () => resolve(responseOf(call)))
    call.addEventListener('error', () => reject(new TypeError('The call did not get through')))
    call.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(body)
  })
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const { status, statusText } = call
  return new Response(call.response as ArrayBuffer, { status, statusText, headers })
}
