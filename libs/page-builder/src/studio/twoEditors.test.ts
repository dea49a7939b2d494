import type { JsonObject, PageDocument } from '@spruce/designer-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countForProof } from '../../testing/countForProof.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { StudioModel, type ConflictChoice } from './StudioModel.js'
import type { StudioPort, StudioSaveAnswer } from './StudioPort.js'

const numRuns = Number(process.env['SPRUCE_EDITOR_RUNS'] ?? 50)
const seed = Number(process.env['SPRUCE_SEED'] ?? 0)
if (seed > 0) fc.configureGlobal({ seed })

const registry = createPageRegistry([])
const ids = ['a', 'b', 'c'] as const
const names = ['title', 'note'] as const

const group = (id: string, y: number) =>
  pageNode({ id, type: 'spruce.group', y, props: { title: `${id} title`, note: `${id} note` } })

/** A server as ours: a save of an older version is refused, with the page as it is. */
class VersionedServer {
  version = 1
  document: unknown = pageOf({ nodes: ids.map((id, at) => group(id, at * 6)) })

  portOf(heard: (before: unknown, after: unknown) => void): StudioPort {
    return {
      save: (document: JsonObject, version: number): Promise<StudioSaveAnswer> => {
        if (version !== this.version) {
          const theirs = { document: this.document, version: this.version, hasChanges: true }
          return Promise.resolve({ ok: false, theirs })
        }
        heard(this.document, document)
        this.document = document
        this.version += 1
        return Promise.resolve({ ok: true, version: this.version, hasChanges: true })
      },
    }
  }
}

const cells = ids.flatMap((id) => names.map((name) => ({ id, name, key: `${id} ${name}` })))
const valueAt = (document: unknown, { id, name }: { id: string; name: string }) =>
  (document as PageDocument).nodes[id]?.props[name]

/** Somebody at a page: what they wrote, and what stood there when they were last told. */
class Editor {
  readonly model: StudioModel
  private readonly known = new Map<string, unknown>()
  readonly leave: () => void

  constructor(server: VersionedServer, wrong: string[]) {
    const port = server.portOf((before, after) => {
      for (const cell of cells) {
        const [was, is] = [valueAt(before, cell), valueAt(after, cell)]
        if (was === is || this.known.get(cell.key) === was) continue
        wrong.push(
          `${cell.key}: ${JSON.stringify(was)} became ${JSON.stringify(is)} and nobody was told`,
        )
      }
      this.know(after)
    })
    const page = { document: server.document, version: server.version, hasChanges: false }
    const timers = { set: () => 0, clear: () => undefined }
    const model = StudioModel.open({ id: 'p', page, registry, port, timers })
    if (!(model instanceof StudioModel)) throw new Error(model)
    this.model = model
    this.know(server.document)
    this.leave = model.connect()
  }

  write(at: number, value: string): void {
    const cell = cells[at % cells.length]
    if (cell) this.model.design.designer.commands.setProps([cell.id], { [cell.name]: value })
  }

  /** Saves, and answers a conflict as a person does. */
  async save(choice: ConflictChoice): Promise<boolean> {
    const isSaved = await this.model.saver.flush()
    if (isSaved) return true
    const theirs = this.model.saver.theirs?.document
    const conflicts = this.model.endConflict(choice)
    const told = new Set(conflicts.map(({ node = '', part }) => `${node} ${part}`))
    for (const cell of cells) {
      // Who keeps all of theirs own was asked about all of it; who merges is told one by one.
      const isSeen = choice !== 'both' || told.has(cell.key)
      const isShown = valueAt(this.model.design.designer.document, cell) === valueAt(theirs, cell)
      if (isSeen || isShown) this.known.set(cell.key, valueAt(theirs, cell))
    }
    return false
  }

  private know(document: unknown): void {
    for (const cell of cells) this.known.set(cell.key, valueAt(document, cell))
  }
}

const who = fc.nat(1)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ who, at: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      who,
      choice: fc.constantFrom<ConflictChoice>('both', 'both', 'mine', 'theirs'),
    }),
  },
)

describe('two editors of one page', () => {
  it('never overwrite each other unsaid, whatever they do in which order', async () => {
    let refused = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 40 }), async (steps) => {
        const server = new VersionedServer()
        const wrong: string[] = []
        const editors = [new Editor(server, wrong), new Editor(server, wrong)] as const
        let written = 0
        for (const one of steps) {
          const editor = editors[one.who === 0 ? 0 : 1]
          if ('at' in one) editor.write(one.at, `value ${String((written += 1))}`)
          else if (!(await editor.save(one.choice))) refused += 1
        }
        expect(wrong).toEqual([])
        for (const { leave } of editors) leave()
      }),
      { numRuns },
    )
    expect(refused).toBeGreaterThan(numRuns / 5)
    countForProof({ editorRuns: numRuns, refusedSaves: refused })
  })
})
