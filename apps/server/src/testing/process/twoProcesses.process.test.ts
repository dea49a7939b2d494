import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LiveClient } from '../LiveClient.js'
import { findPostgres } from '../postgresBinaries.js'
import { startCluster, type Cluster } from '../postgresCluster.js'
import { startRoundRobin, type RoundRobin } from './roundRobin.js'
import { ServerGroup } from './ServerGroup.js'
import { HttpCaller } from './serverProcess.js'
import { WatchedDevices } from './WatchedDevices.js'

/** Where a suite runs: all calls go to `origin`, whoever answers behind it. */
interface Place {
  origin: string
  group: ServerGroup
  proxy?: RoundRobin
  close(): Promise<void>
}

const password = 'Spruce@2026'

async function oneProcess(): Promise<Place> {
  const group = await ServerGroup.embedded()
  return { origin: group.origins[0] ?? '', group, close: () => group.close() }
}

let cluster: Cluster | undefined

async function twoProcesses(): Promise<Place> {
  cluster ??= await startCluster()
  const group = await ServerGroup.postgres(cluster)
  const proxy = await startRoundRobin(group.origins)
  return {
    origin: proxy.origin,
    group,
    proxy,
    async close() {
      await proxy.close()
      await group.close()
    },
  }
}

const hasPostgres = findPostgres() !== undefined
const places = [
  { name: 'one process on the embedded database', open: oneProcess, isTwo: false },
  ...(hasPostgres
    ? [{ name: 'two processes on one PostgreSQL behind a proxy', open: twoProcesses, isTwo: true }]
    : []),
]

const appCode = { 'app-code': 'spruce-web-enterprise-console' }

async function send<T>(
  origin: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; data: T; headers: Headers }> {
  const answer = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...appCode, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const parsed = (await answer.json()) as { data: T }
  return { status: answer.status, data: parsed.data, headers: answer.headers }
}

/** A captcha with its answer. */
async function captcha(origin: string): Promise<{ captchaKey: string; captcha: string }> {
  const path = '/aba-base/api/verification'
  const { data } = await send<{ captchaKey: string }>(origin, `${path}/get-captcha-key`)
  const { captchaKey } = data
  await (await fetch(`${origin}${path}/get-captcha?captchaKey=${captchaKey}`)).text()
  const outbox = await fetch(`${origin}/_outbox.json?captchaKey=${captchaKey}`)
  const [message] = (await outbox.json()) as { code: string }[]
  return { captchaKey, captcha: message?.code ?? '' }
}

afterAll(async () => {
  await cluster?.stop()
})

describe.each(places)('$name', ({ open, isTwo }) => {
  let place: Place
  let admin: HttpCaller
  const begin = async () => {
    place = await open()
    admin = await HttpCaller.signIn(place.origin, 'admin', password)
  }
  beforeAll(begin)
  // A second try does not meet what the first has left.
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return
    await place.close()
    await begin()
  })
  afterAll(() => place.close())

  const addDept = (name: string, key: string) =>
    send<{ id: string }>(
      place.origin,
      '/aba-base/api/dept/add-dept',
      { name, parentId: null },
      { ...admin.authorization, 'idempotency-key': key },
    )

  it('S-05: a session counts in every call, and in none once it has ended', async () => {
    const member = await HttpCaller.signIn(place.origin, 'member', password)
    const ask = () => member.call('GET', '/aba-base/api/user-infos')
    const before = await Promise.all(Array.from({ length: 8 }, ask))
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200))
    expect((await member.call('POST', '/auth/logout', {})).status).toBe(200)
    const after = await Promise.all(Array.from({ length: 8 }, ask))
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 401))
  })

  it('S-09: a captcha is good once, wherever it is used first', async () => {
    const right = await captcha(place.origin)
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        send(place.origin, '/aba-base/api/verification/get-verification-code', {
          purpose: 'login',
          mobileEmail: `nobody${n}@spruce.example`,
          ...right,
        }),
      ),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('S-09: a code opens one session, and the next one waits a minute', async () => {
    const mobileEmail = 'division@spruce.example'
    const asked = async () =>
      send(place.origin, '/aba-base/api/verification/get-verification-code', {
        purpose: 'login',
        mobileEmail,
        ...(await captcha(place.origin)),
      })
    expect((await asked()).status).toBe(200)
    for (const again of [await asked(), await asked()]) {
      expect(again.status).toBe(429)
      expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    let vcCode = ''
    await expect
      .poll(async () => {
        const outbox = await fetch(`${place.origin}/_outbox.json`)
        const letters = (await outbox.json()) as { to: string | null; code: string | null }[]
        vcCode = letters.find(({ to }) => to === mobileEmail)?.code ?? ''
        return vcCode
      })
      .toMatch(/^\d{6}$/)
    const entered = await Promise.all(
      Array.from({ length: 6 }, () =>
        send(place.origin, '/auth/login-by-verification-code', { mobileEmail, vcCode }),
      ),
    )
    expect(entered.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('S-18: a key makes one effect, however often and wherever it arrives', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => addDept('一次', key).catch(() => undefined)),
    )
    const made = answers.filter((answer) => answer?.status === 200)
    expect(new Set(made.map((answer) => answer?.data.id)).size).toBe(1)
    const again = await addDept('一次', key)
    expect(again.data.id).toBe(made[0]?.data.id)
    const found = await admin.call<unknown[]>('GET', '/aba-base/api/dept/child-depts/1')
    expect(JSON.stringify(found.data).match(/"一次"/g)).toHaveLength(1)
  })

  it('jobs do their work once: one letter for each reminder', async () => {
    const remindAt = new Date(Date.now() + 1_000).toISOString()
    const titles = Array.from({ length: 20 }, (_, n) => `提醒${n}`)
    for (const title of titles) {
      const made = await admin.call('POST', '/spruce/api/v1/todos', { title, remindAt })
      expect(made.status).toBe(200)
    }
    const letters = async () => {
      const { data } = await admin.call<{ title: string }[]>(
        'POST',
        '/message-center-service/api/spruce/msg-center/sletter/list',
        { size: 100 },
      )
      return data.map(({ title }) => title).filter((title) => title.startsWith('提醒：提醒'))
    }
    await expect.poll(async () => (await letters()).length, { timeout: 240_000 }).toBe(20)
    await new Promise((done) => setTimeout(done, 6_000)) // another round of every process
    expect((await letters()).sort()).toEqual(titles.map((title) => `提醒：${title}`).sort())
  })

  it('live events reach a client on whichever process it is', async () => {
    const clients = await Promise.all(
      place.group.origins.map((origin) =>
        LiveClient.open(`${origin}/spruce/api/v1/live`, { ...appCode, ...admin.authorization }),
      ),
    )
    for (const client of clients) await expect.poll(() => client.place).not.toBe('')
    for (const origin of place.group.origins) {
      await admin.at(origin).call('POST', '/spruce/api/v1/todos', { title: '实时' })
    }
    for (const client of clients) {
      await expect.poll(() => client.of('todo').length).toBe(place.group.servers.length)
    }
    for (const client of clients) client.close()
  })

  if (!isTwo) return
  it('reports that reach both at once, and one that is killed: each value, alarm and message once', async () => {
    const { group } = place
    const watched = await WatchedDevices.add(admin, 3)
    await watched.turn(group.origins)
    const end = Date.now() + 1_500
    await watched.report(group.origins, () => Date.now() > end)
    await watched.check(admin)
    const work = watched.report(group.origins, () => false)
    await new Promise((done) => setTimeout(done, 300))
    await group.kill(1)
    await work
    await group.start(1, 'same port')
    await watched.turn(group.origins)
    await watched.conclude(admin)
    expect(watched.acknowledged).toBeGreaterThan(10)
  })

  it('S-21: one of two stops under load without a failed request or a lost event', async () => {
    const leaving = place.group.servers[1]!
    const client = await LiveClient.open(`${leaving.origin}/spruce/api/v1/live`, {
      ...appCode,
      ...admin.authorization,
    })
    await expect.poll(() => client.place).not.toBe('')
    const statuses: number[] = []
    let isOver = false
    let written = 0
    const work = Array.from({ length: 8 }, async (_, worker) => {
      for (let turn = 0; !isOver; turn += 1) {
        if (worker % 2 === 0) {
          const { status } = await addDept(`离开${worker}-${turn}`, randomUUID())
          statuses.push(status)
          written += status === 200 ? 1 : 0
        } else statuses.push((await admin.call('GET', '/aba-base/api/user-infos')).status)
      }
    })
    await new Promise((done) => setTimeout(done, 500))
    const code = leaving.stop()
    await expect.poll(() => client.endedAt).toBeDefined()
    const { status } = await admin.call('POST', '/spruce/api/v1/todos', { title: '期间' })
    expect(await code).toBe(0)
    await new Promise((done) => setTimeout(done, 500))
    isOver = true
    await Promise.all(work)
    expect(status).toBe(200)
    expect(statuses.filter((one) => one !== 200)).toEqual([])
    expect(written).toBeGreaterThan(0)
    const back = await LiveClient.open(`${place.origin}/spruce/api/v1/live`, {
      ...appCode,
      ...admin.authorization,
      'last-event-id': client.place,
    })
    await expect.poll(() => back.of('todo').length).toBe(1)
    expect(back.of('reset')).toEqual([])
    back.close()
  })

  it('was answered by each of them', () => {
    const { answered = [] } = place.proxy ?? {}
    expect(answered).toHaveLength(2)
    for (const count of answered) expect(count).toBeGreaterThan(20)
  })
})
