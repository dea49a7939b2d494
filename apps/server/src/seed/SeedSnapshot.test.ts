import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SeedSnapshot, seedKey } from './SeedSnapshot.js'

let root: string
let cache: string
let seeded: number
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spruce-seeds-'))
  cache = join(root, 'cache', 'seeds')
  seeded = 0
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes what a database looks like: files in folders, an empty folder. */
async function seed(folder: string) {
  seeded += 1
  mkdirSync(join(folder, 'base', 'empty'), { recursive: true })
  writeFileSync(join(folder, 'PG_VERSION'), '17')
  await new Promise((done) => setTimeout(done, 20))
  writeFileSync(join(folder, 'base', '1'), Buffer.alloc(5_000, seeded))
}

const snapshot = (key = 'k') => new SeedSnapshot({ cache, key, seed })
const target = (name: string) => join(root, name)
const row = (name: string) => readFileSync(join(target(name), 'base', '1'))[0]

describe('a seeded snapshot', () => {
  it('is made once and copied whole', async () => {
    await snapshot().copyTo(target('first'))
    await snapshot().copyTo(target('second'))
    expect(seeded).toBe(1)
    expect(readdirSync(target('second'), { recursive: true }).sort()).toEqual(
      ['PG_VERSION', 'base', join('base', '1'), join('base', 'empty')].sort(),
    )
    expect(readFileSync(join(target('second'), 'base', '1'))).toEqual(
      readFileSync(join(target('first'), 'base', '1')),
    )
    writeFileSync(join(target('first'), 'base', '1'), 'changed')
    await snapshot().copyTo(target('third'))
    expect(row('third')).toBe(1)
  })

  it.skipIf(process.platform === 'win32')(
    'is its owner’s alone, and so are its copies (S-27)',
    async () => {
      const open = async (folder: string) => {
        await seed(folder)
        chmodSync(join(folder, 'base'), 0o755)
        chmodSync(join(folder, 'base', '1'), 0o666)
      }
      await new SeedSnapshot({ cache, key: 'k', seed: open }).copyTo(target('first'))
      const modes = [join(cache, 'k'), join(cache, 'k', 'data'), target('first')].flatMap((at) =>
        readdirSync(at, { recursive: true, withFileTypes: true })
          .map((entry) => statSync(join(entry.parentPath, entry.name)).mode)
          .concat(statSync(at).mode),
      )
      expect(modes.map((mode) => mode & 0o077)).toEqual(modes.map(() => 0))
    },
  )

  it('is made once by those who need it at the same time', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => snapshot().copyTo(target(name))))
    expect(seeded).toBe(1)
    expect(['a', 'b', 'c'].map(row)).toEqual([1, 1, 1])
    expect(readdirSync(cache)).toEqual(['k'])
  })

  it.each([
    ['a changed byte', () => writeFileSync(join(cache, 'k', 'data', 'base', '1'), 'x')],
    ['a missing file', () => rmSync(join(cache, 'k', 'data', 'PG_VERSION'))],
    ['no list of its contents', () => rmSync(join(cache, 'k', 'contents.json'))],
    ['half a list', () => writeFileSync(join(cache, 'k', 'contents.json'), '{"folders":[')],
  ])('with %s is made anew', async (_, damage) => {
    await snapshot().copyTo(target('first'))
    damage()
    await snapshot().copyTo(target('second'))
    expect(seeded).toBe(2)
    expect(row('second')).toBe(2)
  })

  it('that a killed process left half done is not used', async () => {
    await snapshot().copyTo(target('first'))
    const left = join(cache, 'other.making', 'snapshot')
    cpSync(join(cache, 'k'), left, { recursive: true })
    const dead = { pid: 2 ** 22 + 1, host: 'elsewhere', since: '', nonce: 'n' }
    writeFileSync(join(left, '..', 'spruce.lock'), JSON.stringify(dead))
    utimesSync(join(left, '..', 'spruce.lock'), new Date(0), new Date(0))
    await snapshot('other').copyTo(target('second'))
    expect(row('second')).toBe(2)
    expect(readdirSync(cache).sort()).toEqual(['k', 'other'])
  })

  it('whose making fails leaves nothing, and the next one makes it', async () => {
    const failing = new SeedSnapshot({
      ...{ cache, key: 'k' },
      async seed(folder) {
        await seed(folder)
        throw new Error('no space')
      },
    })
    await expect(failing.copyTo(target('first'))).rejects.toThrow('no space')
    expect([existsSync(target('first')), readdirSync(cache)]).toEqual([false, []])
    await snapshot().copyTo(target('first'))
    expect(row('first')).toBe(2)
  })

  it('goes when it is old and another one is made', async () => {
    await snapshot('old').copyTo(target('first'))
    await snapshot('young').copyTo(target('second'))
    utimesSync(join(cache, 'old'), new Date(0), new Date(0))
    await snapshot('new').copyTo(target('third'))
    expect(readdirSync(cache).sort()).toEqual(['new', 'young'])
  })
})

describe('the key of a snapshot', () => {
  it('changes with program, dependencies, manifests and day, and with nothing else', () => {
    const program = join(root, 'app', 'dist')
    mkdirSync(program, { recursive: true })
    const write = (name: string, text: string) => writeFileSync(join(program, name), text)
    write('main.js', 'a')
    write('../package.json', '{}')
    const noon = new Date('2026-11-25T12:00:00Z')
    const key = (folder = program, manifests: unknown = [], now = noon) =>
      seedKey(folder, manifests, now)
    const first = key()
    write('main.js.map', 'b')
    expect(key()).toBe(first)
    expect(key(program, [], new Date('2026-11-25T23:59:59Z'))).toBe(first)
    cpSync(join(root, 'app'), join(root, 'clone'), { recursive: true })
    expect(key(join(root, 'clone', 'dist'))).toBe(first)

    const keys = [first, key(program, [{}]), key(program, [], new Date('2026-11-26T00:00:00Z'))]
    write('../package.json', '{ "dependencies": {} }')
    keys.push(key())
    write('main.js', 'b')
    keys.push(key())
    expect(new Set(keys).size).toBe(5)
  })
})
