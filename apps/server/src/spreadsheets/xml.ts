import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { SheetError } from './sheet.js'

export type Attributes = Readonly<Record<string, string>>

/** What is done at each step of a document; names come without their prefixes. */
export interface XmlVisitor {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * Walks a document chunk by chunk and yields after each, so that neither the document nor its turn of
 * the event loop is long. No document type is taken: entities cannot be declared, let alone grow.
 * @throws SheetError
 */
export async function* walkXml(stream: Readable, visitor: XmlVisitor): AsyncGenerator<void> {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new SheetError('DOCTYPE')
  })
  parser.on('error', (error) => {
    throw new SheetError('BROKEN', error.message)
  })
  parser.on('opentag', ({ name, attributes }) => visitor.open?.(localName(name), attributes))
  parser.on('closetag', ({ name }) => visitor.close?.(localName(name)))
  parser.on('text', (text) => visitor.text?.(text))
  parser.on('cdata', (text) => visitor.text?.(text))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of stream) {
      parser.write(decoder.decode(chunk as Buffer, { stream: true }))
      yield
    }
    parser.write(decoder.decode())
    parser.close()
    yield
  } catch (error) {
    if (error instanceof SheetError) throw error
    throw new SheetError('BROKEN', error instanceof Error ? error.message : undefined)
  } finally {
    stream.destroy()
  }
}

/** Walks a small document to its end. */
export async function readXml(stream: Readable, visitor: XmlVisitor): Promise<void> {
  const walk = walkXml(stream, visitor)
  while (!(await walk.next()).done) continue
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
