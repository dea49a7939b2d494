import { createServer } from 'node:net'
import { StartError } from './StartError.js'

/** Refuses a taken port before any work is done. @throws StartError */
export async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}

/** What an error of `listen` means. */
export function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken; choose another with PORT=…`)
    case 'EACCES':
      return new StartError(`Port ${port} needs more rights; choose one above 1023 with PORT=…`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`This machine has no address ${host}; see SPRUCE_HOST`)
    default:
      return error
  }
}
