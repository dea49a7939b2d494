import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataLockedError, lockData, type LockHolder } from './dataLock.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spruce-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'spruce.lock')

function writeHolder(holder: Partial<LockHolder>) {
  const whole = { pid: 1, host: hostname(), since: 'then', born: null, nonce: 'n', ...holder }
  writeFileSync(file(), JSON.stringify(whole))
}

describe('the lock on a data folder (S-17)', () => {
  it('is taken, and let go of', () => {
    const lock = lockData(folder)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid })
    lock.release()
    expect(existsSync(file())).toBe(false)
  })

  it('refuses a second holder and names the first', () => {
    const lock = lockData(folder)
    expect(() => lockData(folder)).toThrow(DataLockedError)
    expect(() => lockData(folder)).toThrow(`process ${process.pid} on ${hostname()}`)
    lock.release()
    lockData(folder).release()
  })

  it('is taken over from a process that was killed, whoever has its pid by now', async () => {
    const child = spawn(process.execPath, [...runTypeScript, holds()])
    expect(await firstWord(child)).toBe('mine\n')
    expect(() => lockData(folder)).toThrow(`process ${String(child.pid)} on`)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    lockData(folder).release()
  })

  it.runIf(existsSync('/proc/self/stat'))(
    'is taken over from a process that ended and still waits to be asked how',
    async () => {
      // A shell that becomes another program never asks after the children it had.
      const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'])
      const pid = Number(await firstWord(parent))
      const stat = (of = pid) => readFileSync(`/proc/${String(of)}/stat`, 'utf8')
      await expect.poll(() => stat(parent.pid)).toContain('(sleep)')
      process.kill(pid, 'SIGKILL')
      const fields = () => stat().split(') ')[1]?.split(' ') ?? []
      await expect.poll(() => fields()[0]).toBe('Z')
      writeHolder({ pid, born: fields()[19] ?? null })
      lockData(folder).release()
      parent.kill('SIGKILL')
    },
  )

  it('is taken over when the pid belongs to another process by now', () => {
    writeHolder({ pid: process.pid, born: 'long ago' })
    lockData(folder).release()
  })

  it('is kept by a process of another host as long as it shows life', () => {
    writeHolder({ host: 'elsewhere', pid: 1 })
    expect(() => lockData(folder)).toThrow('process 1 on elsewhere')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(file(), longAgo, longAgo)
    lockData(folder).release()
  })

  it('does not take a holder away that came meanwhile', () => {
    const lock = lockData(folder)
    writeHolder({ nonce: 'another', pid: process.pid })
    lock.release()
    expect(existsSync(file())).toBe(true)
  })

  it('goes to one of several processes that come at once, over a dead one', async () => {
    writeHolder({ pid: 2 ** 22 - 1 })
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, [...runTypeScript, holds()]),
    )
    // Whoever has it keeps it until all have asked, however slowly they start.
    const said = await Promise.all(children.map(firstWord))
    for (const child of children) child.kill('SIGKILL')
    expect(said.filter((text) => text.includes('mine'))).toHaveLength(1)
  })
})

const runTypeScript = ['--import', 'tsx', '--input-type=module', '-e']

/** A program that takes the lock, says whether it has it, and stays until it is killed. */
const holds = () => `
  import { lockData } from ${JSON.stringify(join(import.meta.dirname, 'dataLock.ts'))}
  try { lockData(${JSON.stringify(folder)}); console.log('mine') } catch { console.log('no') }
  setTimeout(() => {}, 600_000)`

/** What a program says first; all it said when it ends without a line. */
function firstWord(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const take = (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('\n')) resolve(text)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.on('exit', () => resolve(text))
  })
}
