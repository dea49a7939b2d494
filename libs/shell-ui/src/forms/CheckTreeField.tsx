import { useEffect, useRef } from 'react'
import { stateOf, toggled, type CheckNode } from './checkTree.js'
import { useField, type FieldProps } from './FieldFrame.js'

export interface CheckTreeFieldProps extends FieldProps {
  nodes: readonly CheckNode[]
}

const nothing: readonly string[] = []

/**
 * Nested checkboxes: menus with their buttons, groups with what is in them. The draft holds the values
 * of the checked ones. A checked one brings those above along, a cleared one those below.
 */
export function CheckTreeField(props: CheckTreeFieldProps) {
  const { label, help, nodes } = props
  const { control, attach, error } = useField<readonly string[] | null | undefined>(props)
  const chosen: ReadonlySet<string> = new Set(control.value ?? nothing)
  return (
    <fieldset className="sp-field sp-check-tree" aria-describedby={control.describedBy}>
      <legend className="sp-label">{label}</legend>
      <CheckList
        nodes={nodes}
        path={[]}
        chosen={chosen}
        isDisabled={control.isDisabled}
        attachFirst={attach}
        onToggle={(path) => control.onChange([...toggled(path, chosen)])}
      />
      {(error ?? help) && (
        <p id={control.describedBy} className={error ? 'sp-error' : 'sp-help'}>
          {error ?? help}
        </p>
      )}
    </fieldset>
  )
}

interface CheckListProps {
  nodes: readonly CheckNode[]
  /** The nodes above. */
  path: readonly CheckNode[]
  chosen: ReadonlySet<string>
  isDisabled: boolean
  attachFirst?: (element: HTMLElement | null) => void
  onToggle: (path: readonly CheckNode[]) => void
}

function CheckList({ nodes, path, attachFirst, ...list }: CheckListProps) {
  return (
    <ul>
      {nodes.map((node, index) => {
        const own = [...path, node]
        return (
          <li key={node.id}>
            <CheckLine
              node={node}
              path={own}
              {...list}
              {...(index === 0 && attachFirst ? { attach: attachFirst } : {})}
            />
            {node.children && node.children.length > 0 && (
              <CheckList nodes={node.children} path={own} {...list} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface CheckLineProps extends Omit<CheckListProps, 'nodes' | 'attachFirst'> {
  node: CheckNode
  attach?: (element: HTMLElement | null) => void
}

function CheckLine({ node, path, chosen, isDisabled, attach, onToggle }: CheckLineProps) {
  const state = stateOf(node, chosen)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'mixed'
  }, [state])
  return (
    <label className="sp-check-line">
      <input
        ref={(element) => {
          box.current = element
          attach?.(element)
        }}
        type="checkbox"
        checked={state === true}
        disabled={isDisabled || node.isFixed === true}
        onChange={() => onToggle(path)}
      />
      <span>{node.label}</span>
    </label>
  )
}
