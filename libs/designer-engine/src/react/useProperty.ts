import { compareStructural, computed } from 'mobx'
import { useMemo, useState } from 'react'
import type { Json, Reason } from '../index.js'
import type { RecordMode } from '../store/Transaction.js'
import { useDesign } from './DesignerProvider.js'
import { usePropertyDesign } from './PropertyContext.js'
import { patchOf, schemaAt, shownAt, valueAt, type PropertyPath } from './propertyValues.js'

/**
 * One value of the selected component. Told of changes of this value and of no other; for observers.
 * @param isList told when the number of its items differs, not when one of them does
 */
export function useProperty(path: PropertyPath, isList = false) {
  const { session } = useDesign()
  const { id, schema } = usePropertyDesign()
  const { page, designer } = session
  // The element of a field belongs to one path as long as it lives.
  const [steps] = useState(path)
  const value = useMemo(() => {
    const read = () => {
      const { props } = page.node(id) ?? noProps
      return { stored: valueAt(props, steps), shown: shownAt(schema, props, steps) }
    }
    return computed(read, { equals: isList ? isSameLength : compareStructural })
  }, [page, id, schema, steps, isList])
  const readProps = () => (designer.get(id) ?? noProps).props
  return {
    ...value.get(),
    schema: useMemo(() => schemaAt(schema, steps), [schema, steps]),
    /** What is written down now, whether it was rendered or not. */
    readStored: () => valueAt(readProps(), steps),
    /** What counts now. */
    readShown: () => shownAt(schema, readProps(), steps),
    /** @returns why it was refused */
    save: (next: Json | undefined, record: RecordMode): Reason | undefined => {
      const patch = patchOf(schema, readProps(), steps, next)
      const result = designer.commands.setProps([id], patch, record)
      return result.ok ? undefined : result.reason
    },
  }
}

const noProps = { props: {} }

interface Shown {
  readonly shown: Json | undefined
}

function isSameLength({ shown: a }: Shown, { shown: b }: Shown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? a.length === b.length : compareStructural(a, b)
}
