import { type Answer, type CallResult, readAnswer } from '@spruce/api-client'
import type { ExportFormat } from '@spruce/shell-ui'

/** How the server is to write a file. @public */
export interface WantedFile {
  format: ExportFormat
  /** Ids of the columns on show, in their order, with commas between. */
  columns: string
  /** The time zone of the screen; absent where the browser does not say it. */
  zone?: string
}

/** A file of the server. @public */
export interface LogFile {
  content: Blob
  /** As the server names it; undefined when it does not. */
  name: string | undefined
}

/** Reads the file that a call answers with, and its name. @public */
export async function readLogFile(call: PromiseLike<CallResult>): Promise<LogFile> {
  const { data, contentDisposition }: Answer<unknown> = await readAnswer(call)
  return { content: data as Blob, name: fileName(contentDisposition) }
}

function fileName(disposition = ''): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  try {
    return encoded && decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
