import type { VariableValues } from '../../data/variables.js'

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Values as they are written within markup, whatever stands in them. */
export function escapeValues(values: VariableValues): VariableValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '') : value,
    ]),
  )
}
