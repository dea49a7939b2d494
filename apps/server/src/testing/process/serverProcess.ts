import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { readdir } from 'node:fs/promises'
import wire from 'crypto-js'

const entry = resolve(import.meta.dirname, '../../../dist/main.js')

/** A port of 127.0.0.1 that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export interface ServerProcessOptions {
  dataDir: string
  port: number
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Node options, before the entry. */
  nodeArgs?: readonly string[]
}

/** The built server as a child process. */
export class ServerProcess {
  private constructor(
    readonly child: ChildProcess,
    readonly origin: string,
    private readonly printed: { text: string },
    readonly exited: Promise<number | null>,
  ) {}

  static start(options: ServerProcessOptions): ServerProcess {
    const printed = { text: '' }
    const child = spawn(
      process.execPath,
      [...(options.nodeArgs ?? []), entry, ...(options.args ?? [])],
      {
        env: {
          PATH: process.env['PATH'],
          // Empty is as not set.
          SPRUCE_CACHE: process.env['SPRUCE_CACHE'] ?? '',
          PORT: String(options.port),
          SPRUCE_DATA_DIR: options.dataDir,
          SPRUCE_SIMULATE: '0',
          ...options.env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    child.stdout.on('data', (chunk: Buffer) => (printed.text += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (printed.text += chunk.toString()))
    const exited = new Promise<number | null>((done) => child.on('exit', (code) => done(code)))
    return new ServerProcess(child, `http://127.0.0.1:${options.port}`, printed, exited)
  }

  /** Everything printed so far, both streams. */
  get output(): string {
    return this.printed.text
  }

  /** Waits for the line `Spruce is ready`. Rejects when the process ends or `limit` ms pass, which ends what hangs. */
  async ready(limit = 900_000): Promise<void> {
    const until = Date.now() + limit
    while (!this.output.includes(`Spruce is ready: ${this.origin}`)) {
      if (this.child.exitCode !== null || this.child.signalCode !== null)
        throw new Error(`The server ended: ${this.output}`)
      if (Date.now() > until) throw new Error(`Not ready after ${limit} ms: ${this.output}`)
      await new Promise((done) => setTimeout(done, 20))
    }
  }

  /** SIGTERM, and waits for the end. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM')
    return this.exited
  }

  /** SIGKILL, and waits for the end. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.exited
  }
}

interface OutboxMessage {
  kind: string
  captchaKey?: string | null
  code?: string | null
}

/** A person's calls over real HTTP, by bearer token. */
export class HttpCaller {
  private constructor(
    readonly origin: string,
    private readonly token: string,
  ) {}

  static async signIn(origin: string, loginName: string, password: string): Promise<HttpCaller> {
    const deploy = (await (await fetch(`${origin}/aba-base/api/deploy-config`)).json()) as {
      data: { cipher: { key: string } }
    }
    const key = (await (
      await fetch(`${origin}/aba-base/api/verification/get-captcha-key`)
    ).json()) as { data: { captchaKey: string } }
    const { captchaKey } = key.data
    await (
      await fetch(`${origin}/aba-base/api/verification/get-captcha?captchaKey=${captchaKey}`)
    ).text()
    const outbox = (await (await fetch(`${origin}/_outbox.json`)).json()) as
      { messages: OutboxMessage[] } | OutboxMessage[]
    const messages = Array.isArray(outbox) ? outbox : outbox.messages
    const captcha = messages.find((message) => message.captchaKey === captchaKey)?.code
    const iv = wire.lib.WordArray.random(16)
    const sealed = wire.AES.encrypt(password, wire.enc.Base64.parse(deploy.data.cipher.key), { iv })
    const response = await fetch(`${origin}/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'app-code': 'spruce-web-enterprise-console',
        'x-token-delivery': 'body',
      },
      body: JSON.stringify({
        loginName,
        password: `v1.${wire.enc.Base64.stringify(iv.clone().concat(sealed.ciphertext))}`,
        captchaKey,
        captcha,
      }),
    })
    const body = (await response.json()) as { data?: { access_token: string } }
    if (!body.data) throw new Error(`Sign-in failed: ${response.status} ${JSON.stringify(body)}`)
    return new HttpCaller(origin, body.data.access_token)
  }

  /** The header of every call. */
  get authorization(): { authorization: string } {
    return { authorization: `Bearer ${this.token}` }
  }

  /** The same session at another origin, for a server that came back elsewhere. */
  at(origin: string): HttpCaller {
    return new HttpCaller(origin, this.token)
  }

  async call<T>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; data: T; total: number }> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'app-code': 'spruce-web-enterprise-console',
        'current-app': 'spruce-web-enterprise-console',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const parsed = (await response.json()) as { data: T }
    const total = Number(response.headers.get('x-total-count'))
    return { status: response.status, data: parsed.data, total }
  }
}

/** Names in a folder, for assertions that nothing was left behind. */
export function filesIn(folder: string): Promise<string[]> {
  return readdir(folder)
}
