import { gridLimits } from '../layout/types.js'
import { pageSequence } from '../migrations/steps.js'
import { isForbiddenKey } from '../schema/plain.js'
import type { AnyComponentDefinition, ComponentDefinition } from './ComponentDefinition.js'

const typePattern = /^[A-Za-z][\w-]*(\.[A-Za-z0-9][\w-]*)*$/

/**
 * Describes a type of component.
 * @throws RangeError for a description that no page could rely on: the message says what
 */
export function defineComponent<Props, Loaded>(
  definition: ComponentDefinition<Props, Loaded>,
): ComponentDefinition<Props, Loaded> {
  const problem = findDefinitionProblem(definition)
  if (problem !== undefined) throw new RangeError(`Component ${definition.type}: ${problem}`)
  return definition
}

function findDefinitionProblem(definition: AnyComponentDefinition): string | undefined {
  const { type, version, migrations = {}, slots = {}, props, panel = [] } = definition
  if (!typePattern.test(type) || isForbiddenKey(type) || type === pageSequence)
    return 'not a name for a type'
  if (!Number.isInteger(version) || version < 1) return `no version ${version}`
  const steps = Object.keys(migrations).map(Number)
  for (let step = 2; step <= version; step += 1) {
    if (!steps.includes(step)) return `lacks the migration to version ${step}`
  }
  const beyond = steps.find((step) => step < 2 || step > version)
  if (beyond !== undefined) return `a migration to version ${beyond}, of ${version}`
  if (props.shape.kind !== 'object') return 'its properties are no object'
  const { fields } = props.shape
  const unknown = panel.find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) return `the panel shows ${unknown}, which is no property`
  const badSlot = Object.keys(slots).find((name) => name === '' || isForbiddenKey(name))
  if (badSlot !== undefined) return `a slot named "${badSlot}"`
  return findSizeProblem(definition)
}

function findSizeProblem({ size }: AnyComponentDefinition): string | undefined {
  const { w, h, minW = 1, minH = 1, maxW = gridLimits.columns, maxH = gridLimits.height } = size
  const isWhole = [w, h, minW, minH, maxW, maxH].every((n) => Number.isInteger(n) && n >= 1)
  if (!isWhole) return 'sizes are whole numbers from 1'
  if (w < minW || w > maxW || maxW > gridLimits.columns)
    return `no width ${w} of ${minW} to ${maxW}`
  if (h < minH || h > maxH || maxH > gridLimits.height)
    return `no height ${h} of ${minH} to ${maxH}`
  const { aspect = 1 } = size
  return aspect > 0 && Number.isFinite(aspect) ? undefined : `no aspect ${aspect}`
}
