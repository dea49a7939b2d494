import type { PropertyRowProps } from '@spruce/designer-engine/react/parts'

/** A property with its label and what is wrong with it; its control may hold whole forms, which no paragraph may. */
export function PanelRow(props: PropertyRowProps) {
  const { field, label, controlId, problemId, problem, children } = props
  return (
    <div data-designer-property={field.name}>
      <label id={`${controlId}-label`} htmlFor={controlId}>
        {label}
      </label>
      {children}
      <span id={problemId} data-designer-problem="">
        {problem}
      </span>
    </div>
  )
}
