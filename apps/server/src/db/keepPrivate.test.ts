import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFolderPrivate, keepTreePrivate, NotPrivateError } from './keepPrivate.js'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'spruce-private-')), 'data')
  mkdirSync(folder)
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

function openFile(...names: string[]) {
  const path = join(folder, ...names)
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o755 })
  writeFileSync(path, 'rows')
  chmodSync(path, 0o666)
  return path
}

describe('data that is its owner’s alone (S-27)', () => {
  it('takes the rights of group and others, from folders and files', () => {
    const file = openFile('base', '1', '16384')
    keepTreePrivate(folder)
    expect(modeOf(folder)).toBe('700')
    expect(modeOf(join(folder, 'base', '1'))).toBe('700')
    expect(modeOf(file)).toBe('600')
  })

  it('closes the folder alone where only that is asked', () => {
    const file = openFile('files', 'logo')
    keepFolderPrivate(folder)
    expect([modeOf(folder), modeOf(file)]).toEqual(['700', '666'])
  })

  it('does not follow a link out of the folder', () => {
    const outside = join(folder, '..', 'outside')
    writeFileSync(outside, '')
    chmodSync(outside, 0o644)
    symlinkSync(outside, join(folder, 'link'))
    keepTreePrivate(folder)
    expect(modeOf(outside)).toBe('644')
  })

  it('refuses a folder that everybody shares, and leaves it as it is', () => {
    chmodSync(folder, 0o1777)
    expect(() => keepFolderPrivate(folder)).toThrow(NotPrivateError)
    expect(modeOf(folder)).toBe('1777')
  })

  it('refuses where rights cannot be changed, or change nothing', () => {
    const forbidden = () => {
      throw Object.assign(new Error('chmod'), { code: 'EPERM' })
    }
    expect(() => keepFolderPrivate(folder, forbidden)).toThrow('cannot be closed (EPERM)')
    expect(() => keepFolderPrivate(folder, () => undefined)).toThrow('keeps no rights')
  })
})
