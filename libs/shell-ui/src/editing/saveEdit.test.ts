import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveEdit } from './saveEdit.js'

interface Entity {
  version: number
  name: string
  code: string
}

const draftOf = ({ name, code }: Entity) => ({ name, code })
const read: Entity = { version: 1, name: '研发部', code: 'RD' }
let stored: Entity

beforeEach(() => {
  stored = { version: 2, name: '研发总院', code: 'RD' }
})

const send = vi.fn((changes: Partial<ReturnType<typeof draftOf>>, version: number) => {
  if (version !== stored.version)
    return Promise.reject(Object.assign(new Error('STALE_VERSION'), { status: 412 }))
  stored = { ...stored, ...changes, version: version + 1 }
  return Promise.resolve(stored)
})

function save(choice: 'mine' | 'theirs' | undefined, draft = { name: '研发中心', code: 'RD' }) {
  send.mockClear()
  const ask = vi.fn(() => Promise.resolve(choice))
  const load = () => Promise.resolve(stored)
  return { ask, saved: saveEdit({ entity: read, draft, draftOf, send, load, ask }) }
}

describe('saving an edit', () => {
  it('sends the edited fields only', async () => {
    stored = read
    await expect(save(undefined).saved).resolves.toMatchObject({ name: '研发中心', version: 2 })
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: '研发中心' }, 1)
  })

  it('sends nothing when nothing was edited', async () => {
    await expect(save(undefined, draftOf(read)).saved).resolves.toBe(read)
    expect(send).not.toHaveBeenCalled()
  })

  it('shows what differs when somebody else saved first', async () => {
    const { ask, saved } = save('theirs')
    await saved
    expect(ask).toHaveBeenCalledWith(
      [{ field: 'name', mine: '研发中心', theirs: '研发总院' }],
      stored,
    )
  })

  it('keeps mine: the edited fields go over theirs, the rest of theirs stays', async () => {
    stored = { version: 5, name: '研发部', code: 'RDX' }
    await save('mine').saved
    expect(stored).toEqual({ version: 6, name: '研发中心', code: 'RDX' })
  })

  it('takes theirs: sends nothing more, and is no saving to be told of', async () => {
    await expect(save('theirs').saved).resolves.toBeUndefined()
    expect(send).toHaveBeenCalledOnce()
  })

  it('stays open when the question is dismissed', async () => {
    await expect(save(undefined).saved).rejects.toMatchObject({ status: 412 })
  })

  it('asks again when yet another save comes between', async () => {
    const { ask, saved } = save('mine')
    ask.mockImplementationOnce(() => {
      stored = { ...stored, version: 3 }
      return Promise.resolve('mine' as const)
    })
    await saved
    expect(ask).toHaveBeenCalledTimes(2)
    expect(stored.name).toBe('研发中心')
  })
})
