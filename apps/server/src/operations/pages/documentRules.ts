import type { Schemas } from '@spruce/api-client/contract'
import type { Prepared } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { checkPageData } from '../../page-queries/checkPageData.js'

/** Deepest nesting of a document; what is made by hand stays far above it. */
const deepest = 64

/** What a new page holds, with the constants of section 9. */
const emptyDocument = {
  schema: { page: 1, components: {} },
  config: { pageMargin: [10, 10], panelMargin: [8, 8], gridColNum: 24 },
  titleBar: null,
  dialogs: [],
  style: { main: {}, panel: {} },
  root: 'root',
  nodes: {},
}

/** An address that runs a script, once what browsers skip in an address is gone. */
const scriptAddress = /^(?:(?:java|vb)script:|data:(?:text\/html|application\/xhtml))/i
// eslint-disable-next-line no-control-regex -- exactly the characters that browsers skip
const skipped = /[\u0000-\u0020]+/g

/**
 * A document as it is kept: the text of what came, components that the server does not know included.
 * Before the transaction, so that nothing walks into a document that is too deep.
 * @throws 422 DOCUMENT_TOO_DEEP, UNSAFE_URL for an address that runs a script (S-14), or PAGE_DATA for queries and
 * variables that are none
 */
export function prepareDocument(
  document: Schemas['PageDocument'] | undefined,
): Promise<Prepared<string>> {
  if (document !== undefined) {
    assertDocument('document', document)
    checkPageData('document', document)
  }
  const value = JSON.stringify(document ?? emptyDocument)
  return Promise.resolve({ value, discard: () => Promise.resolve() })
}

/** The same for another free form of a request: its field must not be too deep, nor carry a script. */
export function prepareDepth(
  name: string,
  value: object | undefined,
): Promise<Prepared<undefined>> {
  if (value !== undefined) assertDocument(name, value)
  return Promise.resolve({ value: undefined, discard: () => Promise.resolve() })
}

interface Place {
  value: unknown
  path: string
  depth: number
}

function assertDocument(name: string, document: object): void {
  const left: Place[] = [{ value: document, path: name, depth: 1 }]
  for (let at = left.pop(); at; at = left.pop()) {
    const { value, path, depth } = at
    if (typeof value === 'string' && isScript(value)) {
      throw unprocessable('UNSAFE_URL', [wrongField(path.slice(0, 200), 'invalid')])
    }
    if (typeof value !== 'object' || value === null) continue
    if (depth > deepest) throw unprocessable('DOCUMENT_TOO_DEEP')
    for (const [key, below] of Object.entries(value)) {
      const step = Array.isArray(value) ? `[${key}]` : `.${key}`
      left.push({ value: below, path: path + step, depth: depth + 1 })
    }
  }
}

function isScript(text: string): boolean {
  return scriptAddress.test(text.slice(0, 200).replaceAll(skipped, ''))
}
