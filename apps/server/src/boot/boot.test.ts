import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../db/engine.js'
import { openTestEngine } from '../testing/openTestEngine.js'
import { testManifests } from '../testing/testManifests.js'
import { checkPort } from './checkPort.js'
import { createOperator } from './createOperator.js'
import { ManifestError } from './manifests.js'
import { operationManifest } from './operationManifest.js'
import { readManifests } from './readManifests.js'
import { saveManifests } from './saveManifests.js'
import { helpText, readStartOptions } from './startOptions.js'
import { sweep } from './sweep.js'

let engine: Engine
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spruce-boot-'))
  engine = await openTestEngine()
})
afterAll(async () => {
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('options', () => {
  it('are read, and others refused by name', () => {
    expect(readStartOptions(['--reset', '--no-demo'])).toEqual({
      help: false,
      reset: true,
      noDemo: true,
    })
    expect(() => readStartOptions(['--rest'])).toThrow('Unknown option --rest')
    expect(() => readStartOptions(['toString'])).toThrow('Unknown option toString')
    expect(helpText()).toContain('--no-demo')
  })
})

describe('a port', () => {
  it('that is taken is refused before any work', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const { port } = holder.address() as AddressInfo
    await expect(checkPort('127.0.0.1', port)).rejects.toThrow(`Port ${port} is taken`)
    await new Promise((resolve) => holder.close(resolve))
    await checkPort('127.0.0.1', port)
  })
})

describe('manifests', () => {
  const menuIds = async () =>
    (await engine.platform.selectFrom('menus').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )

  it('become apps, menus and permissions, and what they no longer name goes', async () => {
    const first = await saveManifests(engine, testManifests)
    expect(await menuIds()).toEqual([
      'MT0001/spruce-web-enterprise-console',
      'spruce-web-enterprise-console/base',
      'spruce-web-enterprise-console/organization',
      'spruce-web-enterprise-console/organization.add',
      'test-home/home',
    ])
    expect(await saveManifests(engine, testManifests)).toBe(first)
    expect(await saveManifests(engine, testManifests.slice(0, 1))).not.toBe(first)
    expect(await menuIds()).toEqual(['test-home/home'])
    const codes = await engine.platform.selectFrom('permissions').select('code').execute()
    const operation = operationManifest.permissions.map(({ code }) => code)
    expect(codes.map(({ code }) => code).sort()).toEqual(operation.sort())
  })

  it('are none where there is no file, and refused where it is wrong', async () => {
    expect(await readManifests(join(folder, 'missing.json'))).toEqual([])
    const read = (value: unknown) => {
      const file = join(folder, 'manifests.json')
      writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
      return readManifests(file)
    }
    const platform = { permissions: [] }
    const readApps = (subApps: unknown) => read({ platform, subApps })
    expect(await readApps(testManifests)).toEqual(testManifests)
    await expect(read('{')).rejects.toThrow(ManifestError)
    await expect(read(testManifests)).rejects.toThrow('holds no manifests')
    await expect(read('null')).rejects.toThrow('holds no manifests')
    await expect(readApps({})).rejects.toThrow('holds no manifests')
    await expect(readApps([{ appCode: 'x y' }])).rejects.toThrow('appCode')
    const [home] = testManifests
    const twice = { ...home, menus: [...(home?.menus ?? []), ...(home?.menus ?? [])] }
    await expect(readApps([twice])).rejects.toThrow('the key home occurs twice')
    const nameless = { platform: { permissions: [{ code: 'role:list' }] }, subApps: [] }
    await expect(read(nameless)).rejects.toThrow('platform: permission role:list is malformed')
  })
})

describe('the first operator', () => {
  it('is made once, with a password for one use', async () => {
    const operator = await createOperator(engine)
    expect(operator).toMatchObject({ loginName: 'operator' })
    const user = await engine.platform.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(user.must_change_password).toBe(true)
    expect(user.password_hash).toMatch(/^\$argon2id\$/)
    expect(await createOperator(engine)).toBeUndefined()
  })
})

describe('the sweep', () => {
  it('removes what has ended and keeps what lives', async () => {
    const now = new Date('2026-11-20T12:00:00Z')
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    const { id } = await engine.platform.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const session = (name: string, seen: Date, expires: Date) =>
      engine.platform
        .insertInto('sessions')
        .values({
          id: name,
          token_hash: name,
          user_id: id,
          created_at: at(-12),
          seen_at: seen,
          expires_at: expires,
        })
        .execute()
    await session('live', at(-0.1), at(1))
    await session('idle', at(-1), at(1))
    await session('over', at(-0.1), at(-0.1))
    await engine.platform
      .insertInto('captchas')
      .values([
        { key: 'fresh', answer_hash: '', expires_at: at(0.01) },
        { key: 'stale', answer_hash: '', expires_at: at(-0.01) },
      ])
      .execute()
    await sweep(engine, { sessionIdleMinutes: 30 }, now)
    const sessions = await engine.platform.selectFrom('sessions').select('id').execute()
    const captchas = await engine.platform.selectFrom('captchas').select('key').execute()
    expect([sessions, captchas]).toEqual([[{ id: 'live' }], [{ key: 'fresh' }]])
  })
})
