/** A file of a form. */
export interface FormFile {
  bytes: Buffer
  name?: string
  type?: string
  /** The field that carries it. */
  field?: string
}

/** A picture of one pixel. */
export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const boundary = 'spruce-form-boundary-7f3a'

/** A form with one file, and what else is given, as it goes over the wire. */
export function formOf(
  { bytes, name = 'picture.png', type = 'image/png', field = 'file' }: FormFile = {
    bytes: smallPng,
  },
  fields: Readonly<Record<string, string>> = {},
): { contentType: string; body: Buffer } {
  const head = (disposition: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}`
  const texts = Object.entries(fields).map(([key, text]) =>
    Buffer.from(`${head(`name="${key}"`)}\r\n\r\n${text}\r\n`),
  )
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      ...texts,
      Buffer.from(
        `${head(`name="${field}"; filename="${name}"`)}\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  }
}
