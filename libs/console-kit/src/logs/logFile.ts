import {
  type Answer,
  type ApiClient,
  type CallResult,
  type OperationInput,
  type OperationOf,
  type operations,
  readAnswer,
} from '@spruce/api-client'
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

/** Operations that answer with a file of a log. @public */
export type LogFileId = Extract<keyof operations, `export${string}Log`>

/** Reads the file that an operation answers with, and its name. */
export async function readLogFile<Id extends LogFileId>(
  api: ApiClient,
  { method, path }: OperationOf<Id>,
  input: OperationInput<Id>,
  signal: AbortSignal,
): Promise<LogFile> {
  // The input is typed by the operation; the client's own types go by the literal path.
  const request = api.request as (...call: [string, string, object]) => Promise<CallResult>
  const call = request(method, path, { params: input, parseAs: 'blob', signal })
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
