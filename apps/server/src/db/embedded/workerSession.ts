import { Worker } from 'node:worker_threads'
import { errorText } from '../../config/errorText.js'
import { DatabaseError } from '../databaseError.js'
import type { EmbeddedOptions, EmbeddedSession } from './embeddedSession.js'
import type { WorkerAnswer, WorkerCall } from './workerProtocol.js'

type Success = Extract<WorkerAnswer, { ok: true }>
/** A call without its id, kind by kind. */
type Unsent<C = WorkerCall> = C extends unknown ? Omit<C, 'id'> : never

interface Waiting {
  resolve: (answer: Success) => void
  reject: (error: Error) => void
}

/** The worker's file, built beside this one. */
const workerFile = new URL('./pgliteWorker.js', import.meta.url)

/** PGlite in a worker thread. @throws when the database cannot be opened. */
export async function openWorkerSession(
  options: EmbeddedOptions,
  file: URL = workerFile,
): Promise<EmbeddedSession> {
  const worker = new Worker(file, { workerData: options })
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let lastId = 0
  let dead: Error | undefined

  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => {
      dead ??= error
      reject(error)
      for (const one of waiting.values()) one.reject(error)
      waiting.clear()
    }
    worker.on('error', (error) =>
      fail(error instanceof Error ? error : new Error(errorText(error))),
    )
    worker.on('exit', () => fail(new Error('The embedded database is closed')))
    worker.on('message', (answer: WorkerAnswer) => {
      if ('ready' in answer) return resolve()
      if ('failed' in answer) return fail(new Error(answer.failed))
      if ('notify' in answer) {
        for (const fn of listeners.get(answer.notify) ?? []) fn(answer.payload)
        return
      }
      const caller = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (answer.ok) caller?.resolve(answer)
      else if ('code' in answer.error) caller?.reject(new DatabaseError(answer.error))
      else caller?.reject(new Error(answer.error.message))
    })
  })

  function call(message: Unsent) {
    return new Promise<Success>((resolve, reject) => {
      if (dead) return reject(dead)
      const id = (lastId += 1)
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...message, id })
    })
  }

  return {
    async run(steps) {
      return (await call({ call: 'run', steps })).results ?? []
    },
    async listen(channel, fn) {
      const known = listeners.get(channel)
      const all = known ?? new Set()
      all.add(fn)
      if (!known) {
        listeners.set(channel, all)
        await call({ call: 'listen', channel })
      }
      return async () => {
        all.delete(fn)
        if (all.size > 0) return
        listeners.delete(channel)
        await call({ call: 'unlisten', channel })
      }
    },
    async dump() {
      return (await call({ call: 'dump' })).dump ?? new Uint8Array()
    },
    async close() {
      if (dead) return
      await call({ call: 'close' })
      dead = new Error('The embedded database is closed')
      await worker.terminate()
    },
  }
}
