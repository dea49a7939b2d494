import { hasScreen } from '@spruce/session'
import type { CheckNode } from '@spruce/shell-ui'
import type { RolePermissions } from './roleQueries.js'

type App = RolePermissions['apps'][number]
type Node = App['nodes'][number]

/**
 * The applications with their menus and buttons, as a tree of choices, and what no menu carries as a group
 * of its own. Codes of screens to come are not among them.
 */
export function permissionNodes(apps: readonly App[], others: string): CheckNode[] {
  const carried = new Set(apps.flatMap(({ nodes }) => codesOf(nodes)))
  return apps
    .map(({ appCode, name, nodes, others: all }) => {
      const codes = all.filter(({ code }) => hasScreen(code, carried))
      return {
        id: appCode,
        label: name,
        children: [
          ...nodes.map(nodeOf),
          ...(codes.length > 0
            ? [
                {
                  id: `${appCode}/*`,
                  label: others,
                  children: codes.map(({ code, name: label, grantable }) => ({
                    id: `${appCode}/*/${code}`,
                    label,
                    value: code,
                    isFixed: !grantable,
                  })),
                },
              ]
            : []),
        ],
      }
    })
    .filter(({ children }) => children.length > 0)
}

function codesOf(nodes: readonly Node[]): (string | null)[] {
  return nodes.flatMap(({ permCode, children }) => [permCode, ...codesOf(children)])
}

function nodeOf({ id, name, permCode, grantable, children }: Node): CheckNode {
  return {
    id,
    label: name,
    ...(permCode !== null && { value: permCode, isFixed: !grantable }),
    children: children.map(nodeOf),
  }
}
