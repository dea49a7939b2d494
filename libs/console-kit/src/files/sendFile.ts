import { type ApiClient, type Schemas, unwrap } from '@spruce/api-client'

/** Keeps a file on the server for what will name it; one that nothing names goes by itself. @public */
export function sendFile(
  api: ApiClient,
  fileType: 'appImage' | 'attachment' | 'thumbnail',
  file: File,
  signal: AbortSignal,
): Promise<Schemas['UploadedFile']> {
  const form = new FormData()
  form.append('file', file)
  return unwrap(
    api.POST('/aba-base/api/file/upload', {
      params: { query: { fileType } },
      body: { file },
      bodySerializer: () => form,
      signal,
    }),
  )
}
