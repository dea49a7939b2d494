import type { PanelField } from '@spruce/designer-engine/registry'

/** Which properties of a widget name columns of its query: one each, in a list, or by the name of each item of a list. */
export const columnFields: Readonly<Record<string, readonly string[]>> = {
  'spruce.chart': ['category', 'series', 'rightSeries'],
  'spruce.gauge': ['column'],
  'spruce.heat-map': ['row', 'across', 'column'],
  'spruce.picture-map': ['name', 'state'],
  'spruce.pie': ['name', 'column'],
  'spruce.progress': ['name', 'column'],
  'spruce.scatter': ['name', 'x', 'y'],
  'spruce.statistic': ['column'],
  'spruce.status-board': ['name', 'state'],
  'spruce.table': ['columns'],
}

/** A field of a panel that names a column. */
export interface ColumnField extends PanelField {
  /** One of a list: then an empty name stands for none. */
  readonly isOfList: boolean
}

/** The fields of a widget of this type; those that name columns say so. */
export function withColumnFields(type: string, fields: readonly PanelField[]): PanelField[] {
  const names = Object.hasOwn(columnFields, type) ? columnFields[type] : undefined
  return fields.map((field) => {
    if (!names?.includes(field.name)) return field
    const { item } = field
    if (!item) return columnField(field, false)
    return { ...field, item: item.fields ? namedItem(item) : columnField(item, true) }
  })
}

/** An item that has a column's name beside other fields. */
function namedItem(item: PanelField): PanelField {
  const fields = item.fields?.map((one) => (one.name === 'name' ? columnField(one, true) : one))
  return { ...item, ...(fields && { fields }) }
}

function columnField(field: PanelField, isOfList: boolean): ColumnField {
  return { ...field, isOfList }
}

/** Whether a field names a column. */
export function isColumnField(field: PanelField): field is ColumnField {
  return 'isOfList' in field
}
