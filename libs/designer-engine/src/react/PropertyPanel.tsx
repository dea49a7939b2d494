import { compareStructural, computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useMemo, type ComponentType } from 'react'
import type { ComponentRegistry, PanelField } from '../registry.js'
import { useDesign } from './DesignerProvider.js'
import type { PropertyControlProps } from './propertyControls.js'
import { PropertyField } from './PropertyField.js'
import { partsMessages } from './partsMessages.js'
import { PropertyContext, type PropertyDesign, type PropertyRowProps } from './PropertyContext.js'

/** Props of PropertyPanel. */
export interface PropertyPanelProps {
  /** What components there are, with their schemas. */
  readonly registry: ComponentRegistry
  /** What the user may do; default nothing that needs a code. */
  readonly permCodes?: readonly string[]
  /** A control of your own for a field; without an answer it is a plain one of HTML. Must be stable. */
  readonly controlOf?: (field: PanelField) => ComponentType<PropertyControlProps> | undefined
  /** What stands around each control; default a label, the control and what is wrong with it. */
  readonly row?: ComponentType<PropertyRowProps>
}

const nobody: readonly string[] = []

/**
 * The properties of the one selected component, as its definition describes them. Each edit is a command
 * and one entry of the history, as is a run of typing. What the schema refuses is said at its field and
 * is no part of the page. A keystroke renders its field and the widget, nothing else.
 */
export const PropertyPanel = observer(function PropertyPanel(props: PropertyPanelProps) {
  const { session, language } = useDesign()
  const { selectedIds } = session.page
  const [id = ''] = selectedIds
  const type = selectedIds.length === 1 ? session.designer.get(id)?.type : undefined
  return (
    <section aria-label={partsMessages[language].properties} data-designer-properties="">
      {type === undefined ? (
        <p>{partsMessages[language].nothingSelected}</p>
      ) : (
        <Fields key={id} {...props} id={id} type={type} />
      )}
    </section>
  )
})

interface FieldsProps extends PropertyPanelProps {
  readonly id: string
  readonly type: string
}

/** Renders when the fields differ, not when their values do. */
const Fields = observer(function Fields(props: FieldsProps) {
  const { id, type, registry, permCodes = nobody, controlOf, row } = props
  const { session, language } = useDesign()
  const { page } = session
  const { fields, isDisabled } = useMemo(
    () =>
      computed(
        () => {
          const node = page.node(id)
          const canEdit = node && registry.permissionsOf(node, permCodes).canEdit !== false
          return {
            fields: node ? registry.panelOf(node, permCodes) : [],
            isDisabled: !canEdit || page.isReadOnly || page.onlyPreview,
          }
        },
        { equals: compareStructural },
      ),
    [page, id, registry, permCodes],
  ).get()
  const design = useMemo(
    (): PropertyDesign => ({
      id,
      schema: registry.definitionOf(type).props,
      isDisabled,
      controlOf,
      row,
    }),
    [id, type, registry, isDisabled, controlOf, row],
  )
  if (fields.length === 0) return <p>{partsMessages[language].noProperties}</p>
  return (
    <PropertyContext value={design}>
      {groupsOf(fields).map(([group, members]) =>
        group === undefined ? (
          <Members key="" fields={members} />
        ) : (
          <fieldset key={`group ${group}`} data-designer-group={group}>
            <legend>{group}</legend>
            <Members fields={members} />
          </fieldset>
        ),
      )}
    </PropertyContext>
  )
})

function Members({ fields }: { readonly fields: readonly PanelField[] }) {
  return fields.map((field) => <PropertyField key={field.name} field={field} path={[field.name]} />)
}

/** In the order of their first fields. */
function groupsOf(fields: readonly PanelField[]): [string | undefined, PanelField[]][] {
  const groups = new Map<string | undefined, PanelField[]>()
  for (const field of fields) {
    const members = groups.get(field.group) ?? []
    members.push(field)
    groups.set(field.group, members)
  }
  return [...groups]
}
