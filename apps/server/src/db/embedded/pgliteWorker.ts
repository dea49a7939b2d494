import { parentPort, workerData } from 'node:worker_threads'
import { errorText } from '../../config/errorText.js'
import { databaseErrorFields, isOutOfSpace } from '../databaseError.js'
import type { EmbeddedOptions, EmbeddedSession } from './embeddedSession.js'
import { openPgliteSession } from './pgliteSession.js'
import type { WorkerAnswer, WorkerCall } from './workerProtocol.js'

/** The database's own thread: a long query does not stop the server from answering. */
const port = parentPort
if (!port) throw new Error('This file runs as a worker')

const send = (answer: WorkerAnswer) => port.postMessage(answer)
const listeners = new Map<string, () => Promise<void>>()

async function answer(session: EmbeddedSession, message: WorkerCall): Promise<WorkerAnswer> {
  const { id } = message
  switch (message.call) {
    case 'run':
      return { id, ok: true, results: await session.run(message.steps) }
    case 'listen': {
      const { channel } = message
      listeners.set(
        channel,
        await session.listen(channel, (payload) => send({ notify: channel, payload })),
      )
      return { id, ok: true }
    }
    case 'unlisten':
      await listeners.get(message.channel)?.()
      listeners.delete(message.channel)
      return { id, ok: true }
    case 'dump':
      return { id, ok: true, dump: await session.dump() }
    case 'close':
      await session.close()
      return { id, ok: true }
  }
}

try {
  const session = await openPgliteSession(workerData as EmbeddedOptions)
  let previous: Promise<unknown> = Promise.resolve()
  port.on('message', (message: WorkerCall) => {
    previous = previous.then(async () => {
      try {
        send(await answer(session, message))
      } catch (error) {
        const fields = isOutOfSpace(error)
          ? { code: '53100', message: 'No space left on the disk of the database' }
          : databaseErrorFields(error)
        const text = errorText(error)
        send({ id: message.id, ok: false, error: fields ?? { message: text } })
      }
      if (message.call === 'close') port.close()
    })
  })
  send({ ready: true })
} catch (error) {
  send({ failed: errorText(error) })
}
