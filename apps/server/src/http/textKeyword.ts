import type { Ajv2020 } from 'ajv/dist/2020.js'
import { canonicalBlock, canonicalLine } from '../text/canonicalText.js'

const canonical: Record<string, (text: string) => string> = {
  line: canonicalLine,
  block: canonicalBlock,
}

/**
 * Lets the contract's `x-text` make texts canonical before their length and pattern are checked:
 * `line`, `block`, or `verbatim` for addresses and whatever else must stay as it came.
 */
export function addTextKeyword(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: 'x-text',
    type: 'string',
    schemaType: 'string',
    before: 'maxLength',
    modifying: true,
    errors: false,
    validate: (
      kind: string,
      text: string,
      _schema: unknown,
      at?: { parentData: Record<string | number, unknown>; parentDataProperty: string | number },
    ) => {
      const make = canonical[kind]
      if (make && at) at.parentData[at.parentDataProperty] = make(text)
      return true
    },
  })
}
