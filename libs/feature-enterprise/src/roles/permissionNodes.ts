import type { CheckNode } from '@spruce/shell-ui'
import type { RolePermissions } from './roleQueries.js'

type App = RolePermissions['apps'][number]
type Node = App['nodes'][number]

/** The applications with their menus, buttons and remaining codes, as nested checkboxes. */
export function permissionNodes(apps: readonly App[], others: string): CheckNode[] {
  return apps.map(({ appCode, name, nodes, others: codes }) => ({
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
  }))
}

function nodeOf({ id, name, permCode, grantable, children }: Node): CheckNode {
  return {
    id,
    label: name,
    ...(permCode !== null && { value: permCode, isFixed: !grantable }),
    children: children.map(nodeOf),
  }
}
